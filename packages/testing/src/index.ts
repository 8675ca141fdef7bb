export { freePort } from "./free-port.ts";
export { type ImapTestServer, startImapServer } from "./imap-server/start-imap-server.ts";
export { begin, grown, kill, seededRandom, startWorker, type Worker } from "./killing.ts";
export { forKilled, lastWordsDone } from "./last-words.ts";
export { answersIn, type Cassette, type CassetteTurn } from "./model-server/cassette.ts";
export type { Behaviour, ModelRequest, Scenario } from "./model-server/scenario.ts";
export { type ModelServer, startModelServer } from "./model-server/start-model-server.ts";
export {
  type OidcServer,
  startOidcServer,
} from "./oidc-server/start-oidc-server.ts";
export { type PostgresServer, sharedPostgres, startPostgres } from "./postgres.ts";
export { type RedisOptions, startRedis } from "./redis.ts";
export type { TakenMail } from "./smtp-server/behaviour.ts";
export { type SmtpServer, startSmtpServer } from "./smtp-server/start-smtp-server.ts";
export { type TemporaryFolder, temporaryFolder } from "./temporary-folder.ts";
export type { TestServer } from "./test-server.ts";
