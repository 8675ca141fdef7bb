/**
 * Which models are asked for what: as the environment says, unless a tenant has chosen others. What was chosen is read
 * anew for each task, so it holds at once, in every process. Keys are locked before they are stored.
 */
import { Sealer } from "@bole/guardrails";
import {
  HOME,
  type ModelEndpoint,
  modelLabel,
  needsKey,
  Provider,
  type ResolvedChains,
} from "@bole/models/choice";
import type { Store, TenantDb } from "@bole/store";
import { z } from "zod";
import { MODEL_TASKS } from "../config/task-models.ts";
import { serverErrors } from "../errors.ts";
import { NewModelSettings } from "../http/contract/models.ts";
import type { ModelTables } from "./model-tables.ts";

const Stored = z.object({
  models: z.array(
    z.object({ provider: Provider, name: z.string(), url: z.string(), key: z.string().optional() }),
  ),
  default: z.array(z.string()),
  tasks: z.record(z.string(), z.array(z.string())),
});
type Stored = z.infer<typeof Stored>;

export interface Choices extends Stored {
  readonly version: number;
}

const NOTHING: Choices = { version: 0, models: [], default: [], tasks: {} };

export interface ModelChoicesParts {
  readonly store: Store<ModelTables>;
  readonly secret: () => Promise<string>;
  /** What the environment says. */
  readonly configured: ResolvedChains;
  readonly now?: () => Date;
}

export class ModelChoices {
  readonly #parts: ModelChoicesParts;
  /** What a version says, by tenant: opening it again would say the same. */
  readonly #opened = new Map<string, Choices>();

  constructor(parts: ModelChoicesParts) {
    this.#parts = parts;
  }

  get configured(): ResolvedChains {
    return this.#parts.configured;
  }

  /** What is asked for a tenant's tasks now. */
  async chains(tenant: string): Promise<ResolvedChains> {
    const { configured } = this.#parts;
    const chosen = await this.chosen(tenant);
    if (chosen.version === 0) return configured;
    const known = [...chosen.models.map(toEndpoint), ...endpointsOf(configured)];
    const resolve = (labels: readonly string[]) =>
      labels.flatMap((label) => known.find((model) => modelLabel(model) === label) ?? []);
    const own = Object.entries(chosen.tasks).map(([task, labels]) => [task, resolve(labels)]);
    return {
      models: chosen.default.length > 0 ? resolve(chosen.default) : configured.models,
      taskModels: { ...configured.taskModels, ...Object.fromEntries(own) },
    };
  }

  /** What was chosen here, with keys. */
  async chosen(tenant: string): Promise<Choices> {
    const row = await read(this.#parts.store.forTenant(tenant));
    if (row === undefined) return NOTHING;
    const known = this.#opened.get(tenant);
    if (known?.version === row.version) return known;
    const text = (await this.#sealer()).open(row.sealed, ownerOf(tenant));
    const choices = { ...Stored.parse(JSON.parse(text)), version: row.version };
    this.#opened.set(tenant, choices);
    return choices;
  }

  /** Throws `invalid-request` and `model-settings-conflict`. */
  async put(tenant: string, given: NewModelSettings, author: string): Promise<void> {
    const before = await this.chosen(tenant);
    const { version, ...wanted } = NewModelSettings.parse(given);
    const stored: Stored = {
      models: wanted.models.map((model) => withKey(model, before)),
      default: wanted.default,
      tasks: Object.fromEntries(
        Object.entries(wanted.tasks).filter(([, chain]) => chain.length > 0),
      ),
    };
    assertSound(stored, endpointsOf(this.#parts.configured).map(modelLabel));
    const sealer = await this.#sealer();
    const row = {
      version: version + 1,
      sealed: sealer.seal(JSON.stringify(stored), ownerOf(tenant)),
      author,
      updated_at: (this.#parts.now?.() ?? new Date()).toISOString(),
    };
    await this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`model-settings:${tenant}`);
      const db = transaction.forTenant(tenant);
      if (((await read(db))?.version ?? 0) !== version)
        throw serverErrors.error("model-settings-conflict", "They were changed meanwhile.");
      await db
        .insertInto("model_settings")
        .values(row)
        .onConflict((conflict) => conflict.column("tenant").doUpdateSet(row))
        .execute();
    });
  }

  async #sealer(): Promise<Sealer> {
    return new Sealer(await this.#parts.secret());
  }
}

const read = (db: TenantDb<ModelTables>) =>
  db.selectFrom("model_settings").select(["version", "sealed"]).executeTakeFirst();

const toEndpoint = ({ key, ...model }: Stored["models"][number]): ModelEndpoint => ({
  ...{ ...model, key },
});

/** All that the environment names. */
export const endpointsOf = ({ models, taskModels }: ResolvedChains): ModelEndpoint[] => [
  ...models,
  ...Object.values(taskModels).flat(),
];

const ownerOf = (tenant: string) => ({ tenant, run_id: "model-settings", owner: "settings" });

type Wanted = z.output<typeof NewModelSettings>["models"][number];

/** With its address, and with the key that is known where none is said. */
export function withKey({ key, url, ...model }: Wanted, before: Stored): Stored["models"][number] {
  const known = before.models.find((one) => modelLabel(one) === modelLabel(model));
  const address = (url ?? HOME[model.provider] ?? "").replace(/\/+$/, "");
  // A stored key goes nowhere but where it was given for.
  const kept = known?.url === address ? known.key : undefined;
  const own = key === undefined ? kept : (key ?? undefined);
  return { ...model, url: address, ...(own !== undefined && { key: own }) };
}

function assertSound(
  { models, default: usual, tasks }: Stored,
  configured: readonly string[],
): void {
  const issues: { path: string; message: string }[] = [];
  const labels = models.map(modelLabel);
  for (const [at, { provider, url, key }] of models.entries()) {
    const path = `models[${at}]`;
    if (labels.indexOf(labels[at] ?? "") !== at)
      issues.push({ path, message: "is there twice: a model is chosen by its name" });
    if (url === "") issues.push({ path: `${path}.url`, message: "must be set for this provider" });
    if (needsKey(provider) && key === undefined)
      issues.push({ path: `${path}.key`, message: `must be set for ${provider}` });
  }
  for (const [name, chain] of [["default", usual] as const, ...Object.entries(tasks)]) {
    if (name !== "default" && !CHOOSABLE.includes(name))
      issues.push({ path: `tasks.${name}`, message: "is no task with a model to choose" });
    for (const label of chain)
      if (!labels.includes(label) && !configured.includes(label))
        issues.push({ path: name, message: `names ${label}, which is not among the models` });
  }
  if (issues.length === 0) return;
  throw serverErrors.error("invalid-request", { detail: "The models do not fit.", issues });
}

/** Vectors of two models cannot be compared, so theirs is chosen before anything is stored. */
export const CHOOSABLE: readonly string[] = MODEL_TASKS.filter((task) => task !== "embed");
