// boardgame.io's own server, in-memory storage (its default), and a two-player game as cheap as tic-tac-toe:
// the players in turn put their mark on one of nine cells. It never ends, so that no time goes into new matches.
const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'cells',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, callback) => listen(port, '127.0.0.1', callback); // it offers no setting for the host
server.run({ port, callback: () => console.log('ready') });
