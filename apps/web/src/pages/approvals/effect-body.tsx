/** What exactly would be done: all of it, because it is what is approved. */
import type { EffectEntry } from "@bole/server/contract";
import { useText } from "../../i18n/text.ts";
import { mailText } from "../../talent/mail/mail-text.ts";
import { approvalsText } from "./approvals-text.ts";

export function EffectBody({ content }: { readonly content: EffectEntry["content"] }) {
  const t = useText(approvalsText);
  const { compose } = useText(mailText);
  if (content.kind === "send_mail") {
    const { to, subject, text } = content.payload;
    return (
      <div className="mt-3 rounded-md border border-line bg-sunken px-4 py-3">
        <p className="text-sm break-all text-ink-2">
          {compose.to}: {to}
        </p>
        <p className="mt-1 font-medium break-words">{subject}</p>
        <p className="mt-2 max-w-prose break-words whitespace-pre-wrap">{text}</p>
      </div>
    );
  }
  const said = {
    reason: "reason" in content.payload ? content.payload.reason : "",
    place: "place" in content.payload ? (content.payload.place ?? "") : "",
    note: "note" in content.payload ? content.payload.note : "",
  };
  return (
    <>
      {[said.place, said.note].filter(Boolean).map((line) => (
        <p key={line} className="mt-2 max-w-prose break-words whitespace-pre-wrap text-ink-2">
          {line}
        </p>
      ))}
      {said.reason !== "" && (
        <p className="mt-3 max-w-prose break-words whitespace-pre-wrap">
          <span className="text-ink-3">{t.reason}: </span>
          {said.reason}
        </p>
      )}
    </>
  );
}
