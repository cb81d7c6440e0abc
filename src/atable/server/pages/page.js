// A plain page: the tables, and the protocol as text. It knows no rule and no game.
const TEXTS = {
  en: {
    other: "Français", welcome: "Come to the table", name: "Your name", save: "Save", mine: "My tables",
    public: "Public tables", none: "None yet.", now: "Play now with bots", seats: "Seats", bots: "Bots", open: "public",
    create: "Create a table for friends", invite: "Invite friends with this link:", asked: "What is asked",
    "playing-for": "Playing for seat", view: "All that this seat sees", log: "What happened", chat: "Chat",
    message: "Message", send: "Send", seat: "Seat", empty: "empty", bot: "bot", sit: "Sit down", stand: "Stand up",
    back: "Come back", start: "Start", addBot: "Add a bot", undo: "Take back", pause: "Ask for a pause",
    resume: "Go on", end: "Ask to end the game", leave: "Leave", rematch: "Rematch", yes: "Yes", no: "No", you: "you",
    turn: "your turn", refused: "Refused", lost: "Connection lost, trying again…", first: "Save your name first.",
    guest: "Guest", lobby: "waiting", playing: "playing", finished: "finished", closed: "closed", away: "away",
  },
  fr: {
    other: "English", welcome: "À table !", name: "Votre nom", save: "Enregistrer", mine: "Mes tables",
    public: "Tables publiques", none: "Aucune pour l'instant.", now: "Jouer tout de suite avec des robots",
    seats: "Places", bots: "Robots", open: "publique", create: "Créer une table entre amis",
    invite: "Invitez vos amis avec ce lien :", asked: "Ce qui est demandé", "playing-for": "Jouer pour la place",
    view: "Tout ce que voit cette place", log: "Ce qui s'est passé", chat: "Discussion", message: "Message",
    send: "Envoyer", seat: "Place", empty: "libre", bot: "robot", sit: "S'asseoir", stand: "Se lever",
    back: "Revenir", start: "Commencer", addBot: "Ajouter un robot", undo: "Reprendre", pause: "Demander une pause",
    resume: "Continuer", end: "Proposer d'arrêter", leave: "Partir", rematch: "Revanche", yes: "Oui", no: "Non",
    you: "vous", turn: "à vous de jouer", refused: "Refusé", lost: "Connexion perdue, nouvel essai…",
    first: "Enregistrez d'abord votre nom.", lobby: "en attente", playing: "en cours", finished: "terminée",
    closed: "fermée", away: "absent", guest: "Invité",
  },
};
let language = navigator.language.startsWith("fr") ? "fr" : "en";
let me = null;
const at = (id) => document.getElementById(id);
const t = (key) => TEXTS[language][key] ?? key;
const notice = (text) => { at("notice").textContent = text; };

function element(tag, text, children = []) {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
}

const button = (text, onclick) => Object.assign(element("button", text), { type: "button", onclick });

// Whoever works by keyboard keeps the place in a list that is drawn again, also if it was empty for a while.
function fill(id, children) {
  const place = [...at(id).querySelectorAll("button")].indexOf(document.activeElement);
  const waiting = at(id).dataset.focus && document.activeElement === document.body;
  at(id).replaceChildren(...children);
  const buttons = at(id).querySelectorAll("button");
  if (place >= 0 || waiting) buttons[Math.min(Math.max(place, 0), buttons.length - 1)]?.focus();
  at(id).dataset.focus = (place >= 0 || waiting) && !buttons.length ? "waiting" : "";
}

// Lines that were there stay, so that a screen reader reads the new ones only.
function grow(id, whole, lines) {
  if (at(id).dataset.whole !== whole) at(id).replaceChildren();
  at(id).dataset.whole = whole;
  at(id).append(...lines.slice(at(id).children.length).map((line) => element("li", line)));
  at(id).scrollTop = at(id).scrollHeight;
}

function translate() {
  document.documentElement.lang = language;
  at("language").textContent = t("other");
  for (const part of document.querySelectorAll("[data-text]")) part.textContent = t(part.dataset.text);
}

async function call(method, path, body) {
  const headers = { "Accept-Language": language, ...(body && { "Content-Type": "application/json" }) };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const read = answer.headers.get("Content-Type")?.includes("json") ? await answer.json() : null;
  if (answer.ok) return read;
  throw new Error(read?.error?.text ?? read?.error?.key ?? `${answer.status}`);
}

const guarded = (work) => (...given) => work(...given).catch((error) => notice(error.message));

const introduce = async (name) => { me = await call("POST", "/api/me", { name, language }); };

// The home page

async function showHome() {
  at("home").hidden = false;
  at("name").value = me?.name ?? "";
  const [offered, mine, open] = await Promise.all([
    call("GET", "/api/games"), me ? call("GET", "/api/my-tables") : { tables: [] }, call("GET", "/api/tables"),
  ]);
  at("games").replaceChildren(...offered.map(gameCard));
  showTables("my-tables", mine.tables);
  showTables("public-tables", open.tables);
}

function choice(label, values) {
  const select = element("select", "", values.map((value) => element("option", value)));
  return [element("label", `${t(label)} `, [select]), select];
}

function gameCard(game) {
  const counts = Array.from({ length: game.seats_max - game.seats_min + 1 }, (_, more) => game.seats_min + more);
  const [seatsLabel, seats] = choice("seats", counts);
  const [botsLabel, bots] = choice("bots", game.bots);
  const open = Object.assign(element("input", ""), { type: "checkbox" });
  const create = guarded(async (others, start) => {
    if (!me) throw new Error(t("first"));
    const plans = [{ kind: "me" }, ...Array(Number(seats.value) - 1).fill(others())];
    const made = await call("POST", "/api/tables", { game: game.id, seats: plans, public: open.checked, start });
    location.href = `/t/${made.id}`;
  });
  return element("article", "", [
    element("h2", game.names[language]), element("form", "", [
      seatsLabel, botsLabel, button(t("now"), () => create(() => ({ kind: "bot", level: bots.value }), true)),
      button(t("create"), () => create(() => ({ kind: "open" }), false)), element("label", `${t("open")} `, [open]),
    ]),
  ]);
}

function showTables(id, tables) {
  at(id).replaceChildren(...tables.map((table) => {
    const link = Object.assign(element("a", `${table.game}, ${table.host_name}`), { href: `/t/${table.id}` });
    return element("li", "", [link, element("span", t(table.status)), element("b", table.your_turn ? t("turn") : "")]);
  }), ...(tables.length ? [] : [element("li", t("none"))]));
}

// A table: its socket, and what it said last

const streams = new Map(); // by stream: {last, events, update}
const unanswered = new Map(); // commands by client id, sent again after a reconnect
let socket, wait, table, you, tableId, games = [], chat = [], invitation = null, chosen = null;

function connect() {
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${tableId}/socket`);
  socket.onopen = () => {
    const last = Object.fromEntries([...streams].map(([name, stream]) => [name, stream.last]));
    socket.send(JSON.stringify({ type: "hello", last, chat: chat.at(-1)?.number ?? 0, invitation }));
  };
  socket.onmessage = (frame) => {
    for (const message of JSON.parse(frame.data)) RECEIVED[message.type]?.(message);
    showTable();
  };
  socket.onclose = () => {
    if (wait === null) return;
    notice(t("lost"));
    setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(2 * wait, 10_000);
  };
}

const RECEIVED = {
  welcome(message) {
    wait = 200;
    notice("");
    ({ you, table } = message);
    chat.push(...message.chat);
    for (const command of unanswered.values()) socket.send(command);
  },
  table_changed(message) { ({ you, table } = message); },
  update(message) {
    const name = message.seat === null ? "spectator" : String(message.seat);
    const before = message.complete ? streams.get(name)?.events ?? [] : [];
    const fresh = message.events.map((event, index) => ({ number: message.first + index, event }));
    const events = [...before.filter((old) => old.number < message.first), ...fresh];
    streams.set(name, { last: message.last, events, update: message });
  },
  chat(message) { chat.push(message.line); },
  done(message) { unanswered.delete(message.client); notice(""); },
  refused(message) { unanswered.delete(message.client); showProblem(message.problem); },
  bye(message) { if (!message.again) wait = null; showProblem(message.problem); },
};

function showProblem(problem) {
  notice([`${t("refused")}: ${problem.key}`, problem.rule, problem.field, JSON.stringify(problem.params ?? {})]
    .filter((part) => part && part !== "{}").join(" · "));
}

function send(type, values = {}) {
  // No randomUUID: over plain http in a home network there is none.
  const client = [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join("");
  unanswered.set(client, JSON.stringify({ type, client, ...values }));
  if (socket.readyState === WebSocket.OPEN) socket.send(unanswered.get(client));
}

function showTable() {
  if (!table) return;
  if (table.rematch) return void (location.href = `/t/${table.rematch}`);
  at("title").textContent = `${table.game} · ${t(table.status)}`;
  at("invite").hidden = !you.invitation;
  at("link").textContent = `${location.origin}/i/${you.invitation}`;
  fill("seats", table.seats.map(seatRow));
  fill("commands", commands());
  grow("chat", "chat", chat.map((line) => `${line.name}: ${line.text}`));
  showSeat();
}

function seatRow(seat) {
  const mine = you.seats.includes(seat.seat);
  const who = { empty: t("empty"), bot: `${t("bot")} ${seat.level}`, person: seat.name }[seat.kind];
  const marks = [mine && t("you"), seat.stand_in && `${t("bot")} ${seat.level}`,
    seat.kind === "person" && !seat.connected && t("away")].filter(Boolean);
  const row = element("li", `${t("seat")} ${seat.seat + 1}: ${[who, ...marks].join(", ")}`);
  const offer = (key, type, more) => row.append(button(t(key), () => send(type, { seat: seat.seat, ...more })));
  if (seat.open || (seat.kind === "empty" && table.status === "lobby")) offer("sit", "sit");
  if (mine && table.status === "lobby") offer("stand", "stand");
  if (mine && seat.stand_in) offer("back", "come_back");
  const level = games.find((game) => game.id === table.game)?.bots.at(-1);
  if (you.host && table.status === "lobby" && seat.kind === "empty") offer("addBot", "set_bot", { level });
  return row;
}

function commands() {
  const made = [];
  const offer = (key, type, values) => made.push(button(t(key), () => send(type, values)));
  if (table.status === "lobby" && you.host) offer("start", "start");
  if (table.status === "playing" && you.seats.length) {
    offer("undo", "take_back", { seat: chosen ?? you.seats[0] });
    if (table.paused === "no") offer("pause", "propose", { subject: "pause" });
    else offer("resume", "resume");
    offer("end", "propose", { subject: "end" });
    offer("leave", "leave");
  }
  if (table.status === "finished" && you.seats.length) offer("rematch", "rematch");
  for (const { subject, needed } of table.proposals) {
    if (!needed.includes(you.person)) continue;
    made.push(element("span", `${t(subject)} ?`));
    for (const [key, yes] of [["yes", true], ["no", false]]) offer(key, "vote", { subject, yes });
  }
  return made;
}

function showSeat() {
  // One seat at a time: people who share a device look away in turn.
  if (!you.seats.includes(chosen)) chosen = you.seats[0] ?? null;
  at("seat-choice").hidden = you.seats.length < 2;
  at("seat").replaceChildren(...you.seats.map((seat) =>
    Object.assign(element("option", String(seat + 1)), { value: seat, selected: seat === chosen })));
  const stream = streams.get(chosen === null ? "spectator" : String(chosen));
  if (!stream) return;
  const { prompts, legal, view } = stream.update;
  const asked = prompts.map(({ message, rule }) => `${message.key} ${JSON.stringify(message.params ?? {})} (${rule})`);
  grow("prompts", asked.join(), asked);
  const prompt = prompts.find((one) => one.asks)?.id ?? null;
  fill("legal", legal.map((action) =>
    button(JSON.stringify(action), () => send("act", { seat: chosen, actions: [action], prompt }))));
  at("view").textContent = JSON.stringify(view, null, 1);
  grow("log", `${chosen} ${stream.events[0]?.number}`, stream.events.map(({ event }) => JSON.stringify(event)));
}

async function openTable(id) {
  tableId = id;
  at("table").hidden = false;
  if (!me) await introduce(`${t("guest")} ${Math.floor(Math.random() * 900 + 100)}`);
  games = await call("GET", "/api/games");
  wait = 200;
  connect();
  setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), 20_000);
}

const begin = guarded(async () => {
  ({ me } = await call("GET", "/api/me"));
  language = me?.language ?? language;
  translate();
  const [, kind, value] = location.pathname.split("/");
  if (kind === "i") {
    invitation = value;
    const found = await call("GET", `/api/invitations/${value}`);
    history.replaceState(null, "", `/t/${found.table.id}`); // the code need not stay in sight
    await openTable(found.table.id);
  } else if (kind === "t") await openTable(value);
  else if (kind === "s") await call("POST", "/api/seat-link/use", { token: value }).then(() => location.replace("/"));
  else await showHome();
});

at("language").onclick = guarded(async () => {
  language = language === "en" ? "fr" : "en";
  translate();
  if (me) await introduce(me.name);
  if (tableId) showTable();
  else await showHome();
});
at("introduce").onsubmit = (event) => {
  event.preventDefault();
  guarded(async () => { notice(""); await introduce(at("name").value.trim()); await showHome(); })();
};
at("say").onsubmit = (event) => {
  event.preventDefault();
  send("say", { text: at("message").value });
  event.target.reset();
};
at("seat").onchange = () => { chosen = Number(at("seat").value); showTable(); };
begin();
