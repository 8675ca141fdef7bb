export { freePort } from "./free-port.ts";
export type { ModelRequest, Scenario } from "./model-server/scenario.ts";
export { type ModelServer, startModelServer } from "./model-server/start-model-server.ts";
export { type PostgresServer, sharedPostgres, startPostgres } from "./postgres.ts";
export { type RedisOptions, startRedis } from "./redis.ts";
export type { TakenMail } from "./smtp-server/behaviour.ts";
export { type SmtpServer, startSmtpServer } from "./smtp-server/start-smtp-server.ts";
export { type TemporaryFolder, temporaryFolder } from "./temporary-folder.ts";
export type { TestServer } from "./test-server.ts";
