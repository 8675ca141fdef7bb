import type { JsonValue } from "../../contracts/json.ts";

/** One call of an agent: where in the run it stands, and with what. */
export interface CallRequest {
  readonly key: string;
  readonly item: number | null;
  readonly iteration: number;
  readonly input: JsonValue;
}

export interface Call {
  readonly result: JsonValue;
  readonly attempts: number;
  readonly cached: boolean;
  readonly tokens: number;
  readonly cost: number;
}
