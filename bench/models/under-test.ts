/** The models that are scored: those of BOLE_MODEL, each by itself, and the embedded solvers beside them. */
import {
  type BookedCall,
  createModels,
  hashedNgrams,
  type ModelEndpoint,
  type Models,
} from "@bole/models";
import { ModelChain, modelLabel, resolveModels } from "@bole/models/choice";

export interface UnderTest {
  /** As it stands in the table. */
  readonly name: string;
  readonly models: Pick<Models, "run" | "converse">;
  /** Every request so far. */
  readonly calls: readonly BookedCall[];
}

/** @param env BOLE_MODEL, BOLE_MODEL_URL and BOLE_MODEL_KEY, as the server takes them */
export function modelsUnderTest(env: Readonly<Record<string, string | undefined>>): UnderTest[] {
  const chain = env.BOLE_MODEL ? ModelChain.parse(env.BOLE_MODEL) : [];
  const endpoints = resolveModels(chain, env.BOLE_MODEL_URL, env.BOLE_MODEL_KEY);
  return [underTest("embedded", []), ...endpoints.map((one) => underTest(modelLabel(one), [one]))];
}

export function underTest(name: string, models: readonly ModelEndpoint[]): UnderTest {
  const calls: BookedCall[] = [];
  const account = {
    refusal: async () => null,
    book: async (_: unknown, _task: string, made: readonly BookedCall[]) => {
      calls.push(...made);
    },
    answered: async () => undefined,
  };
  return { name, calls, models: createModels({ models, account, embedder: hashedNgrams() }) };
}
