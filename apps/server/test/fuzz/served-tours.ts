/** Two servers that tours have gone through: one for its local owner, one with accounts. */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { startImapServer, startModelServer, startOidcServer, startSmtpServer } from "@bole/testing";
import { startInside } from "../bole-inside.ts";
import { servedInside, TEST_AGENTS } from "../served-api.ts";
import type { Env } from "../start-bole.ts";
import { startCalendarServer } from "./calendar-server.ts";
import { send, Tour } from "./tour.ts";
import { accountsTour, cookiesOf } from "./tours/accounts.ts";
import { careerTour } from "./tours/career.ts";
import { afterDeploy, beforeDeploy } from "./tours/deploy.ts";
import { failedWorkTour, makeWorkFail } from "./tours/failed-work.ts";
import { hiringTour } from "./tours/hiring.ts";
import { mailTour } from "./tours/mail.ts";
import { recruiterTour } from "./tours/recruiter.ts";
import { resumeTour } from "./tours/resume.ts";
import { runsTour } from "./tours/runs.ts";
import { settingsTour } from "./tours/settings.ts";

const MAIL = {
  BOLE_MAIL_FROM: "Bole <jobs@example.com>",
  BOLE_POSTAL_ADDRESS: "1 Street, City",
  BOLE_LOG_LEVEL: "fatal",
};

export async function withoutAccounts(folder: string, { isLong }: { readonly isLong: boolean }) {
  await using stack = new AsyncDisposableStack();
  const [smtp, imap, model] = [
    stack.use(await startSmtpServer()),
    stack.use(await startImapServer()),
    await startModelServer(),
  ];
  stack.defer(model.stop);
  await mkdir(folder, { recursive: true });
  const calendar = stack.use(await startCalendarServer());
  const env = { ...MAIL, BOLE_SMTP_URL: smtp.url, BOLE_PRIVATE_FEEDS: "1" };
  const held = await heldByDeploy(env, folder);
  const bole = stack.use(await servedInside({ ...env, BOLE_AGENTS: agents(2) }, folder));
  const tour = new Tour({ url: bole.url, headers: {} });
  const world = { smtp, imap, model };
  await tour.go(makeWorkFail);
  await tour.go(() => afterDeploy(tour, held));
  await tour.go(runsTour);
  const hiring = await tour.go(() => hiringTour(tour, calendar.url));
  if (hiring) await tour.go(() => mailTour(tour, world, hiring));
  await tour.go(resumeTour);
  await tour.go(careerTour);
  if (hiring) await tour.go(() => recruiterTour(tour, hiring));
  await tour.go(() => settingsTour(tour, world));
  await tour.go(failedWorkTour);
  if (isLong) {
    await tour.ask("POST /api/demo", { query: { tenant: "demo" } });
    await tour.ask("DELETE /api/demo", { query: { tenant: "demo" } });
  }
  return gone(tour, stack.move());
}

const DEPLOYED = {
  1: new URL("./deployed/version-1.ts", import.meta.url),
  2: new URL("./deployed/version-2.ts", import.meta.url),
};

/** The agents of tests, and one of which there are two versions. */
const agents = (version: 1 | 2): string => `${TEST_AGENTS},${fileURLToPath(DEPLOYED[version])}`;

/** A run that an earlier version of the server has left. */
async function heldByDeploy(env: Env, folder: string): Promise<string> {
  await using before = await servedInside({ ...env, BOLE_AGENTS: agents(1) }, folder);
  return await beforeDeploy(new Tour({ url: before.url, headers: {} }));
}

const OWNER = { email: "rosa@acme.example", password: "correct horse battery" };

export async function withAccounts(folder: string) {
  await using stack = new AsyncDisposableStack();
  const smtp = stack.use(await startSmtpServer());
  const oidc = stack.use(await startOidcServer());
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/password`, OWNER.password);
  const env = {
    ...{ ...MAIL, BOLE_SMTP_URL: smtp.url, BOLE_ACCOUNTS: "on" },
    ...{ BOLE_OIDC_ISSUER: oidc.issuer, BOLE_OIDC_CLIENT_ID: oidc.clientId },
    ...{ BOLE_OIDC_CLIENT_SECRET: oidc.clientSecret, BOLE_OIDC_DOMAINS: "acme.example" },
  };
  const names = ["--email", OWNER.email, "--name", "Rosa", "--organisation", "Acme"];
  const init = ["accounts", "init", ...names, "--password-file", `${folder}/password`];
  await startInside(init, env, folder).exitCode;
  const { url } = stack.use(await servedInside(env, folder));
  const signedIn = await send({ url, headers: {} }, "POST /api/session", { body: OWNER }, 120_000);
  const tour = new Tour({ url, headers: cookiesOf(signedIn) });
  await tour.go(() => accountsTour(tour, { smtp, oidc, email: OWNER.email }));
  return gone(tour, stack.move());
}

/** What a tour has left, and what it needs for as long as somebody asks further. */
const gone = (tour: Tour, stack: AsyncDisposableStack) => ({
  url: tour.host.url,
  samples: tour.samples,
  refused: tour.refused,
  [Symbol.asyncDispose]: () => stack.disposeAsync(),
});
