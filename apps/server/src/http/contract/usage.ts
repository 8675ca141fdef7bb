import { z } from "zod";

/** What models took, and who has answered. */
export const UsageSum = z.object({
  answers: z.int().min(0).describe("Tasks and messages that a model has answered"),
  embedded: z.int().min(0).describe("Those that the embedded solver has answered"),
  calls: z.int().min(0).describe("Requests to models, failed ones included"),
  failures: z.int().min(0),
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  cached_tokens: z.int().min(0).describe("The part of the input that the provider had cached"),
  cost: z.number().min(0),
  unpriced: z.int().min(0).describe("Requests whose price is unknown; `cost` leaves them out"),
  ms: z.int().min(0).describe("How long models were waited for"),
});
export type UsageSum = z.infer<typeof UsageSum>;

export const UsageGroup = UsageSum.extend({ key: z.string() });
export type UsageGroup = z.infer<typeof UsageGroup>;

export const ModelPrice = z.object({
  model: z.string().describe("`provider:name`; a name may end in `*`"),
  input: z.number().describe("For a million tokens, as are the others"),
  cached: z.number(),
  output: z.number(),
  as_of: z.string().describe("When it was looked up: a month or a day"),
  own: z.boolean().describe("Whether prices.json in the data folder says it"),
});
export type ModelPrice = z.infer<typeof ModelPrice>;

export const Usage = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string(),
  total: UsageSum,
  by_day: z.array(UsageGroup).describe("The newest first"),
  by_task: z.array(UsageGroup).describe("The most used first, as are the others"),
  by_user: z.array(UsageGroup),
  by_model: z.array(UsageGroup).describe('The embedded solver is "embedded"'),
  failures: z.array(z.object({ model: z.string(), kind: z.string(), calls: z.int() })),
  embedded: z.array(z.object({ because: z.string(), answers: z.int() })),
  limits: z.object({
    cost_per_day: z.number(),
    cost_per_run: z.number(),
    spent_today: z.number(),
  }),
  prices: z.array(ModelPrice).describe("Of the models that were used"),
});
export type Usage = z.infer<typeof Usage>;
