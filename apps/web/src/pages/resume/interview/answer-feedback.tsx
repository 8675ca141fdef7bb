/** What an answer says otherwise than the résumé, and what a model thinks of it, where there is one. */
import type { KeptAnswer } from "@bole/server/contract";
import { useText } from "../../../i18n/text.ts";
import { interviewText } from "../text/interview-text.ts";

export function AnswerFeedback({ facts, feedback }: Pick<KeptAnswer, "facts" | "feedback">) {
  const t = useText(interviewText);
  return (
    <div className="mt-3 flex flex-col gap-2 text-sm" aria-live="polite">
      {facts.unknown.length > 0 && <p>{t.unknownFacts(facts.unknown)}</p>}
      {facts.left_out.length > 0 && <p>{t.leftOut(facts.left_out)}</p>}
      {feedback !== null && (
        <div className="rounded-md bg-sunken p-3">
          {feedback.good !== "" && <p>{feedback.good}</p>}
          {feedback.better.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {feedback.better.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {feedback.follow_up !== "" && (
            <p className="mt-2">
              <span className="font-medium">{t.followUp}</span> {feedback.follow_up}
            </p>
          )}
          <p className="mt-2 text-ink-3">{t.byModel(feedback.model)}</p>
        </div>
      )}
    </div>
  );
}
