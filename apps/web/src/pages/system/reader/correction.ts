/** What a message was meant to say, as it is put together from what was read. Pure. */
import type { MessageReading, NewLanguageExample } from "@bole/server/contract";
import type { ReadableProduct } from "../../../api/language.ts";

export type MeantCall = NewLanguageExample["calls"][number];
type Tools = ReadableProduct["tools"];

/** Begins with the reading itself: most of it is often right. */
export function meantAsRead({ calls }: MessageReading): MeantCall[] {
  return calls.map(({ tool, polarity, values, mentions, clause }) => ({
    ...{ tool, polarity, values },
    spans: mentions.map(({ name, place, ref }) => ({ name, span: place, ref })),
    ...(clause[0] < clause[1] && { clause }),
  }));
}

/** Of another tool only the words remain that it can take, too. */
export function withTool(call: MeantCall, tool: string, tools: Tools): MeantCall {
  const known = tools.find(({ name }) => name === tool)?.spans ?? [];
  return {
    ...call,
    ...{ tool, values: {}, spans: (call.spans ?? []).filter(({ name }) => known.includes(name)) },
  };
}

/** @param value undefined takes it away */
export function withValue(call: MeantCall, argument: string, value: string | undefined): MeantCall {
  const { [argument]: _, ...others } = call.values ?? {};
  return { ...call, values: value === undefined ? others : { ...others, [argument]: value } };
}
