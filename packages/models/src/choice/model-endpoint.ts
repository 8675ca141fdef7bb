/**
 * Where a chosen model is reached and with which key. There is one key and one address, so the
 * rules for whom they belong to stand here, once: a key must never be sent to a provider it is not
 * for.
 */
import type { ModelChoice, Provider } from "./model-choice.ts";

/** Where a provider is reached; undefined where that is anybody's own. */
export const HOME: Readonly<Record<Provider, string | undefined>> = {
  deepseek: "https://api.deepseek.com",
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  "openai-compatible": undefined,
};

/** A model with the address and the key to reach it by. */
export interface ModelEndpoint extends ModelChoice {
  readonly url: string;
  readonly key: string | undefined;
}

export function needsKey(provider: Provider): boolean {
  return provider !== "openai-compatible";
}

/**
 * The key belongs to the provider that needs one; the address to the one that has no own.
 *
 * @param choices all the models that the key and the address are for, of every chain
 */
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
