/** JSON to be edited as text. What is not JSON is said below it, with the line. */
import { TextArea } from "../design/text-area.tsx";
import { useText } from "../i18n/text.ts";
import type { Json } from "../json/json.ts";
import { scanJson } from "../json/scan-json.ts";
import { lineAndColumn } from "../json/text-lines.ts";
import { valuesText } from "./values-text.ts";

export function JsonField({
  label,
  hint,
  text,
  onChange,
  rows = 10,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly rows?: number;
}) {
  const t = useText(valuesText);
  const scan = scanJson(text);
  const place = scan.ok ? null : lineAndColumn(text, scan.at);
  return (
    <TextArea
      label={label}
      mono
      rows={rows}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      {...(place !== null && { error: t.flaw(place.line, place.column) })}
      {...(hint !== undefined && { hint })}
    />
  );
}

/** Undefined where the text is not JSON. */
export function jsonOf(text: string): Json | undefined {
  const scan = scanJson(text);
  return scan.ok ? scan.root.value : undefined;
}
