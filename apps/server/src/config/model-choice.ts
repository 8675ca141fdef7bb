/**
 * Which language models are asked, in which order. There is one key and one address, so the rules
 * for whom they belong to stand here, once: a key must never be sent to a provider it is not for.
 */
import { z } from "zod";
import { expectedZh } from "./schemas.ts";

const PROVIDERS = ["deepseek", "openai", "anthropic", "openai-compatible"] as const;
const Provider = z.enum(PROVIDERS);
type Provider = z.infer<typeof Provider>;

const HOME: Readonly<Record<Provider, string | undefined>> = {
  deepseek: "https://api.deepseek.com",
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  "openai-compatible": undefined,
};

export interface ModelChoice {
  readonly provider: Provider;
  readonly name: string;
}

/** A model with the address and the key to reach it by. */
export interface ModelEndpoint extends ModelChoice {
  readonly url: string;
  readonly key: string | undefined;
}

/** `deepseek:deepseek-chat`, or several separated by commas: the next is asked if one fails. */
export const ModelChain = z
  .string()
  .transform((text, ctx): ModelChoice[] =>
    text.split(",").flatMap((part) => {
      const entry = part.trim();
      const colon = entry.indexOf(":");
      const provider = Provider.safeParse(entry.slice(0, Math.max(colon, 0)));
      const name = entry.slice(colon + 1).trim();
      if (provider.success && name !== "") return [{ provider: provider.data, name }];
      ctx.addIssue({
        code: "custom",
        message: `"${entry}" is not provider:name with one of ${PROVIDERS.join(", ")}`,
      });
      return [];
    }),
  )
  .register(expectedZh, {
    zh: `格式必须是 provider:name，provider 为以下之一：${PROVIDERS.join("、")}`,
  });

export function needsKey(provider: Provider): boolean {
  return provider !== "openai-compatible";
}

/** The key belongs to the provider that needs one; the address to the one that has no own. */
export function resolveModels(
  choices: readonly ModelChoice[],
  url: string | undefined,
  key: string | undefined,
): ModelEndpoint[] {
  const someNeedKey = choices.some((choice) => needsKey(choice.provider));
  const someNeedUrl = choices.some((choice) => HOME[choice.provider] === undefined);
  return choices.map((choice) => {
    const home = HOME[choice.provider];
    const own = home === undefined || !someNeedUrl ? (url ?? home) : home;
    return {
      ...choice,
      url: (own ?? "").replace(/\/+$/, ""),
      key: needsKey(choice.provider) || !someNeedKey ? key : undefined,
    };
  });
}
