/** What a workflow came to: its words first, the rest for those who want it. */
import type { Json } from "../../../json/json.ts";
import { ValueView } from "../../../values/value-view.tsx";
import { fieldsOf } from "../model/previews.ts";

const WORDS = ["message", "summary", "text"];

export function SummaryItem({ preview }: { readonly preview: Json }) {
  const fields = fieldsOf(preview);
  const key = WORDS.find((name) => typeof fields[name] === "string");
  if (key === undefined) return <ValueView value={preview} />;
  const { [key]: words, ...rest } = fields;
  return (
    <>
      <p className="break-words whitespace-pre-wrap">{String(words)}</p>
      {Object.keys(rest).length > 0 && (
        <div className="mt-2">
          <ValueView value={rest} />
        </div>
      )}
    </>
  );
}
