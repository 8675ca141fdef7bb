/** A real SMTP server, run as a process of its own; prints its port. Argument: plain, login or tls. */
import { SMTPServer } from "smtp-server";

const kind = process.argv[2];
const server = new SMTPServer({
  secure: kind === "tls",
  disabledCommands: kind === "login" ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
  onAuth: (auth, _session, callback) =>
    auth.username === "me" && auth.password === "right word"
      ? callback(null, { user: "me" })
      : callback(new Error("no such user")),
});
// A client that breaks off, as a check does that trusts no certificate, is no reason to die.
server.on("error", () => {});
server.listen(0, "127.0.0.1", () => {
  const address = server.server.address();
  if (address !== null && typeof address === "object") process.stdout.write(`${address.port}\n`);
});
