/** To the data itself, in this process. */
import { LOCAL_OWNER } from "@bole/base";
import { exportResume } from "@bole/resume";
import type { Config } from "../../config/load-config.ts";
import { engineLogger } from "../../engine/engine-logger.ts";
import { openModels } from "../../engine/open-models.ts";
import { openStorage } from "../../engine/open-storage.ts";
import { CostGuard } from "../../guardrails/cost-guard.ts";
import { openGuardrails } from "../../guardrails/open-guardrails.ts";
import { vaultSecret } from "../../guardrails/vault-secret.ts";
import { toProblem } from "../../http/problem.ts";
import { Channel } from "../../http/sse/channel.ts";
import { lockDataFolder } from "../../lifecycle/data-lock.ts";
import { createLogger } from "../../log/logger.ts";
import { MailChoices } from "../../mail/mail-choices.ts";
import { mailRouteOf } from "../../mail/mail-route.ts";
import { ModelChoices } from "../../models/model-choices.ts";
import { UsageStore } from "../../models/usage-store.ts";
import { loadingOf } from "../../talent/loading.ts";
import { openTalentHost } from "../../talent/open-talent-host.ts";
import type { TalentDoor } from "./talent-door.ts";

/** Throws `data-folder-busy` where a server is at work. */
export async function openLocalDoor(
  config: Config,
  writeLog: (line: string) => void,
): Promise<TalentDoor> {
  await using opened = new AsyncDisposableStack();
  if (config.mode === "embedded") {
    const lock = lockDataFolder(config.dataFolder);
    opened.defer(() => lock.release());
  }
  const log = createLogger({
    level: "warn",
    write: writeLog,
    lines: new Channel(),
    secrets: config.secrets,
  });
  const storage = await openStorage(config);
  opened.defer(() => storage.memory.close());
  const guardrails = openGuardrails(storage.guardrails, engineLogger(log), vaultSecret(config));
  const costs = new CostGuard(guardrails, new UsageStore(storage.models, guardrails));
  const secret = vaultSecret(config);
  const choices = new ModelChoices({ store: storage.models, secret, configured: config });
  const open = await openModels(config, choices, storage.memory.cache, engineLogger(log), costs);
  opened.defer(() => open.models.close());
  const mailChoices = new MailChoices({ store: storage.mail, secret, configured: config });
  const routeOf = mailRouteOf(mailChoices, config);
  const host = openTalentHost({
    store: storage.talent,
    ...open,
    guardrails,
    log,
    mail: async (tenant) => (await routeOf(tenant)).settings,
  });
  opened.defer(() => host.close());
  const { talent, search, demo, pages } = host;
  const { tenant } = LOCAL_OWNER;
  // From here on it is the caller's to close, in the opposite order.
  const all = opened.move();
  return {
    async importFile(file, options) {
      const { error, ...result } = await talent.imports.import(LOCAL_OWNER, file, options);
      return {
        ...result,
        problem: error && toProblem(error, { instance: file.name, requestId: "", language: "en" }),
      };
    },
    async search(q, { kind, limit }) {
      const found =
        kind === "person"
          ? await talent.people.find(LOCAL_OWNER, { q, limit })
          : await search.search(tenant, { q, limit, ...(kind && { kinds: [kind] }) });
      const loading = await loadingOf({ demo, search }, LOCAL_OWNER);
      return { ...found, index: await search.state(tenant), loading };
    },
    async exportResume(id, choice) {
      const { resume } = await talent.resumes.get(LOCAL_OWNER, id);
      return exportResume(pages, resume, choice);
    },
    async index(after) {
      const page = await talent.indexing.page(LOCAL_OWNER, after === undefined ? {} : { after });
      return { ...page, index: await search.state(tenant) };
    },
    indexState: () => search.state(tenant),
    pending: async () => (await search.state(tenant)).pending,
    demo: (action) => demo[action](LOCAL_OWNER),
    close: () => all.disposeAsync(),
  };
}
