/**
 * A real SMTP server, as a process of its own, that can fail in the ways in which mail servers do. It
 * keeps what it has taken, and tells it over HTTP. Argument: the port for that.
 */
import { createServer } from "node:http";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { behaviourFor, type TakenMail } from "./behaviour.ts";

const taken: TakenMail[] = [];
const greylist = new Set<string>();

function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

const smtp = new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  // Nobody waits for the answer to a question about a name here.
  disableReverseLookup: true,
  onRcptTo({ address }, _session, done) {
    const behaviour = behaviourFor(address);
    if (behaviour === "unknown") return done(refusal(550, "5.1.1 No such mailbox"));
    if (behaviour === "busy") return done(refusal(451, "4.3.2 Too busy, come back later"));
    if (behaviour === "greylisted" && !greylist.has(address)) {
      greylist.add(address);
      return done(refusal(451, "4.7.1 Greylisted, try again"));
    }
    return behaviour === "silent" ? undefined : done();
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => answer(session, Buffer.concat(chunks).toString("utf8"), done));
  },
});

function answer(session: SMTPServerSession, raw: string, done: (error?: Error | null) => void) {
  const { mailFrom, rcptTo } = session.envelope;
  const to = rcptTo.map(({ address }) => address).join(",");
  const behaviour = behaviourFor(to);
  if (behaviour === "refused") return done(refusal(554, "5.7.1 Not wanted here"));
  if (behaviour === "full") return done(refusal(452, "4.2.2 No room now"));
  const from = mailFrom === false ? "" : mailFrom.address;
  const message_id = /^Message-ID:\s*(<[^>]*>)/im.exec(raw)?.[1] ?? "";
  taken.push({ from, to, message_id, raw });
  if (behaviour === "mute") return;
  if (behaviour !== "lost") return done();
  for (const connection of smtp.connections) {
    if (connection.session === session) connection._socket.destroy();
  }
}

// A client that breaks off is no reason to die.
smtp.on("error", () => undefined);

smtp.listen(0, "127.0.0.1", () => {
  const address = smtp.server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const answers: Readonly<Record<string, () => unknown>> = {
    "/port": () => port,
    "/taken": () => taken,
    "/count": () => taken.length,
    "/reset": () => {
      taken.length = 0;
      greylist.clear();
      return null;
    },
  };
  const server = createServer((request, response) => {
    const body = answers[request.url ?? ""]?.();
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body ?? null));
  });
  // It never hangs up on whoever is just about to ask again.
  server.keepAliveTimeout = 0;
  server.listen(Number(process.argv[2]), "127.0.0.1");
});
