
home-name-soup = The Last Spoonful
home-line-soup = Eat all you like, but not the last spoonful: whoever takes it washes up.
home-kind-soup = Simple sums
