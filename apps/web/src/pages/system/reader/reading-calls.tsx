/** What was read: each call with its words, how sure the reader is, and what else it may be. */
import type { MessageReading } from "@bole/server/contract";
import { Badge } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import { readerText } from "./reader-text.ts";

type Call = MessageReading["calls"][number];

export function ReadingCalls({ reading }: { readonly reading: MessageReading }) {
  const t = useText(readerText);
  return (
    <div role="status">
      <p className="mb-2 text-sm text-ink-3">{t.readBy[reading.reader]}</p>
      {reading.calls.length === 0 && <p>{t.nothing}</p>}
      <ol className="flex flex-col gap-3">
        {reading.calls.map((call) => (
          <li key={`${call.clause.join("-")} ${call.tool}`}>
            <CallLine call={call} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function CallLine({ call }: { readonly call: Call }) {
  const t = useText(readerText);
  const said = [
    ...Object.entries(call.values),
    ...call.mentions.map(({ name, text }) => [name, `“${text}”`] as const),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <code className="font-mono font-medium">{call.tool}</code>
        <Badge tone={call.polarity === "do" ? "accent" : "neutral"}>
          {t.polarities[call.polarity]}
        </Badge>
        <Badge tone={call.confidence >= 0.8 ? "ok" : "warning"}>
          {t.sure(percent(call.confidence))}
        </Badge>
      </p>
      {said.length > 0 && (
        <p className="text-sm break-words text-ink-2">
          {said.map(([name, value]) => t.value(name, value)).join(" · ")}
        </p>
      )}
      {call.alternatives.length > 0 && (
        <p className="text-sm text-ink-3">
          {t.others}{" "}
          {call.alternatives
            .map((other) =>
              [
                other.tool,
                ...(other.polarity === "do" ? [] : [t.polarities[other.polarity]]),
                percent(other.confidence),
              ].join(" "),
            )
            .join(" · ")}
        </p>
      )}
    </>
  );
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
