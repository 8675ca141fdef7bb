/** What a row of the log knows besides its message: where, and in which run. Pure. */
import { isList, isRecord, type Json } from "../../../json/json.ts";

export interface LogContext {
  readonly run: string | null;
  readonly places: readonly {
    readonly label: string | null;
    readonly start: number;
    readonly end: number;
  }[];
}

export function readContext(text: string): LogContext {
  const context = parsed(text);
  if (!isRecord(context)) return { run: null, places: [] };
  const spans = isList(context.spans) ? context.spans : [];
  return {
    run: typeof context.run_id === "string" ? context.run_id : null,
    places: spans.flatMap((span) => {
      if (!isRecord(span) || typeof span.start !== "number" || typeof span.end !== "number")
        return [];
      const label = typeof span.label === "string" ? span.label : null;
      return [{ label, start: span.start, end: span.end }];
    }),
  };
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
