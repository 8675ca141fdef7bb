import { TenantId } from "@bole/base";
import { LOCAL_PROGRAMS, Provider } from "@bole/models/choice";
import { z } from "zod";
import { Text } from "./text.ts";

const Name = z.string().trim().min(1).max(200);
const Url = z.url({ protocol: /^https?$/ }).max(500);
const Key = z.string().trim().min(1).max(500);
const Label = z.string().min(3).max(300).describe("`provider:name`");
/** Asked in this order: the next where one fails. */
const Chain = z.array(Label).max(5);

/** Models that can be chosen for tasks. */
export const ChosenModel = z.object({
  label: Label,
  provider: Provider,
  name: Name,
  url: z.string(),
  has_key: z.boolean().describe("Keys themselves are never sent"),
  source: z.enum(["environment", "settings"]),
});
export type ChosenModel = z.infer<typeof ChosenModel>;

/** What a task asks of a model. */
export const TaskNeed = z.enum(["tools", "form", "text"]);

export const TaskChoice = z.object({
  task: z.string(),
  chain: Chain.describe("Empty where it has none of its own: `default` holds"),
  source: z.enum(["default", "environment", "settings"]),
  needs: TaskNeed,
  note: Text.describe("What to look for in a model, and what there is without one"),
});
export type TaskChoice = z.infer<typeof TaskChoice>;

export const ModelSettings = z.object({
  version: z.int().min(0).describe("0 before anything was chosen here"),
  models: z.array(ChosenModel),
  default: Chain.describe("Empty: the embedded solvers answer"),
  default_source: z.enum(["none", "environment", "settings"]),
  tasks: z.array(TaskChoice),
  may_edit: z.boolean(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

export const ModelToUse = z.strictObject({
  provider: Provider,
  name: Name,
  url: Url.optional().describe("Left out, the provider's own"),
  key: Key.nullable().optional().describe("Left out, the one that is stored for this model stays"),
});
export type ModelToUse = z.input<typeof ModelToUse>;

export const NewModelSettings = z.strictObject({
  models: z.array(ModelToUse).max(50),
  default: Chain.default([]).describe("Empty: as the environment says"),
  tasks: z.record(z.string(), Chain).default({}),
  version: z.int().min(0).describe("The one that was changed; refused if it is not the newest"),
  tenant: TenantId.optional(),
});
export type NewModelSettings = z.input<typeof NewModelSettings>;

export const LocalServers = z.object({
  servers: z.array(
    z.object({
      program: z.enum(LOCAL_PROGRAMS),
      url: z.string(),
      models: z.array(
        z.object({
          name: z.string(),
          size_bytes: z.number().optional(),
          parameters: z.string().optional(),
          quantization: z.string().optional(),
          context: z.number().optional(),
        }),
      ),
    }),
  ),
});
export type LocalServers = z.infer<typeof LocalServers>;

export const ModelToTry = ModelToUse.extend({ tenant: TenantId.optional() });
export type ModelToTry = z.input<typeof ModelToTry>;

const Part = z.object({ ok: z.boolean(), said: z.string() });
export const ModelTried = z.object({
  fault: z
    .object({
      culprit: z.enum(["name", "key", "address", "quota", "network", "provider"]),
      said: z.string(),
    })
    .nullable(),
  form: Part.describe("Whether it answers in a given form"),
  tools: Part.describe("Whether it calls tools and tells what they say"),
  ms: z.number(),
  tokens: z.object({ input: z.int(), output: z.int(), cached: z.int() }),
  cost: z.number().nullable(),
});
export type ModelTried = z.infer<typeof ModelTried>;
