/** A finding that only the person can mend: they answer, see what it makes of the résumé, and apply it. */
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Field } from "../../../design/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { ValueDiff } from "../changes/value-diff.tsx";
import { useEditor } from "../editor-context.ts";
import { reviewText } from "../text/review-text.ts";
import { type Ask, askEdits, askedText } from "./ask-edits.ts";

export function AskFix({ ask }: { readonly ask: Ask }) {
  const t = useText(reviewText);
  const { data, edit, save } = useEditor();
  const [answer, setAnswer] = useState("");
  const hint = t.hints[ask.kind];
  const isSaid = answer.trim() !== "";
  const { before, after } = askedText(data, ask, answer);
  return (
    <form
      className="mt-2 rounded-lg border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaid) return;
        for (const one of askEdits(ask, answer, crypto.randomUUID())) edit(one);
        save();
      }}
    >
      <Field
        {...{ label: t.asks[ask.kind](ask.label), maxLength: 300 }}
        {...(hint !== "" && { hint })}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {isSaid && ask.kind === "figure" && (
        <div className="mt-2">
          <ValueDiff before={before} after={after} />
        </div>
      )}
      <Button type="submit" className="mt-2" disabled={!isSaid}>
        {t.apply}
      </Button>
    </form>
  );
}
