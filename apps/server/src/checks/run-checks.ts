/** All checks, for `bole doctor` and for the System page. A new one is a file and a line here. */
import type { Check } from "../http/contract/system.ts";
import type { CheckContext, RunCheck } from "./check-context.ts";
import { checkData } from "./check-data.ts";
import { checkModel } from "./check-model.ts";
import { checkNode } from "./check-node.ts";
import { checkPage } from "./check-page.ts";
import { checkPort } from "./check-port.ts";
import { checkPostgres } from "./check-postgres.ts";
import { checkRedis } from "./check-redis.ts";
import { checkSmtp } from "./check-smtp.ts";

const CHECKS: readonly RunCheck[] = [
  checkNode,
  checkData,
  checkPort,
  checkPage,
  checkModel,
  checkSmtp,
  checkPostgres,
  checkRedis,
];

export function runChecks(context: CheckContext): Promise<Check[]> {
  return Promise.all(CHECKS.map((check) => check(context)));
}
