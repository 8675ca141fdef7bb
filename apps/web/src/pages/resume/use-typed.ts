/**
 * A field as it is typed. While one types, the field shows what was typed, whatever the server makes
 * of it; only what can be stored goes into the résumé, and what can not is said when one leaves.
 */
import { useState } from "react";
import { useEditor } from "./editor-context.ts";
import { acceptValue } from "./model/accept-value.ts";
import { type FieldSpec, type Place, textAt } from "./model/structure.ts";

export function useTyped(place: Place, { kind }: FieldSpec) {
  const { data, edit, save } = useEditor();
  const stored = textAt(data, place);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const value = typed ?? stored;
  return {
    value,
    isWrong: isLeft && typed !== null && acceptValue(kind, typed) === null,
    change: (text: string) => {
      setLeft(false);
      setTyped(text);
      const accepted = acceptValue(kind, text);
      if (accepted !== null) edit({ kind: "set", place, value: accepted });
    },
    leave: () => {
      setLeft(true);
      if (typed !== null && acceptValue(kind, typed) !== null) setTyped(null);
      save();
    },
    /** Back to how it was when `before` was there. */
    revert: (before: string) => {
      setTyped(null);
      const accepted = acceptValue(kind, before);
      if (accepted !== null && before !== stored) edit({ kind: "set", place, value: accepted });
      save();
    },
  };
}
