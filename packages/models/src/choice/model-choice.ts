/** How somebody says which language models to ask, and in which order: the text of a setting. */
import { closest } from "@bole/base";
import { z } from "zod";

export const PROVIDERS = ["deepseek", "openai", "anthropic", "openai-compatible"] as const;
export const Provider = z.enum(PROVIDERS);
export type Provider = z.infer<typeof Provider>;

export interface ModelChoice {
  readonly provider: Provider;
  readonly name: string;
}

/** How a model is called in settings, logs, prices and answers. */
export function modelLabel({ provider, name }: ModelChoice): string {
  return `${provider}:${name}`;
}

/** `deepseek:deepseek-chat`, or several separated by commas: the next is asked if one fails. */
export const ModelChain = z.string().transform((text, ctx): ModelChoice[] => {
  const entries = text.split(",").map((entry) => entry.trim());
  return entries.flatMap((entry, index) => {
    const read = readChoice(entry);
    if (typeof read !== "string") return [read];
    const which = entries.length === 1 ? "" : `model ${index + 1} of ${entries.length} `;
    ctx.addIssue({ code: "custom", message: `${which}${read}` });
    return [];
  });
});

/** The choice, or what is wrong. Never repeats the whole entry: it may be a key in the wrong place. */
function readChoice(entry: string): ModelChoice | string {
  if (entry === "") return "is empty: leave out the comma";
  const colon = entry.indexOf(":");
  if (colon < 0) return `has no provider: write ${PROVIDERS.join(":… or ")}:…`;
  const provider = Provider.safeParse(entry.slice(0, colon).trim());
  const name = entry.slice(colon + 1).trim();
  if (!provider.success) return unknownProvider(entry.slice(0, colon).trim());
  if (name === "") return `has no name after ${provider.data}: such as ${provider.data}:name`;
  return { provider: provider.data, name };
}

function unknownProvider(word: string): string {
  const meant = closest(word, PROVIDERS);
  const hint =
    meant === undefined ? `use one of ${PROVIDERS.join(", ")}` : `did you mean ${meant}?`;
  return `has the unknown provider "${word.slice(0, 30)}": ${hint}`;
}
