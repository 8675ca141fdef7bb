/**
 * A value that is edited as text. What is half typed stays as it is typed; once the value is
 * changed from elsewhere (undo, the JSON), the text follows.
 */
import { useState } from "react";
import { type Json, sameJson } from "../../../json/json.ts";
import type { Parsed } from "../model/value-text.ts";

export function useDraftText(options: {
  readonly value: Json | undefined;
  readonly show: (value: Json | undefined) => string;
  readonly parse: (text: string) => Parsed;
  readonly onChange: (value: Json | undefined) => void;
}) {
  const { value, show, parse, onChange } = options;
  const [typed, setTyped] = useState<{ text: string; meant: Json | undefined } | null>(null);
  const text = typed !== null && sameJson(typed.meant, value) ? typed.text : show(value);
  return {
    text,
    isReadable: parse(text).ok,
    change: (next: string) => {
      const parsed = parse(next);
      setTyped({ text: next, meant: parsed.ok ? parsed.value : value });
      if (parsed.ok && !sameJson(parsed.value, value)) onChange(parsed.value);
    },
  };
}
