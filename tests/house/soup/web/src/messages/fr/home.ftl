
home-name-soup = La dernière cuillerée
home-line-soup = Mangez à votre faim, mais pas la dernière cuillerée : qui la prend fait la vaisselle.
home-kind-soup = Petits calculs
