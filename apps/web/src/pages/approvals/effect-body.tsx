/** What exactly would be done: all of it, because it is what is approved. */
import type { EffectEntry, JobDraft } from "@bole/server/contract";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
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
  if (content.kind === "create_job") return <JobPreview job={content.payload.job} />;
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

/** Everything that would be created, criteria included. */
function JobPreview({ job }: { readonly job: JobDraft }) {
  const t = useText(approvalsText).effectsAsked;
  const { number } = useFormat();
  const { organisation, location, description, criteria, salary } = job;
  const pay =
    salary === null
      ? ""
      : [salary.min, salary.max]
          .flatMap((value) => (value === null ? [] : [number(value)]))
          .join("–")
          .concat(` ${salary.currency}`);
  return (
    <div className="mt-3 rounded-md border border-line bg-sunken px-4 py-3">
      <p className="font-medium break-words">{job.title}</p>
      <p className="text-sm break-words text-ink-2">
        {[organisation, location, pay].filter(Boolean).join(" · ")}
      </p>
      {description !== "" && (
        <p className="mt-2 line-clamp-6 max-w-prose text-sm break-words whitespace-pre-wrap text-ink-2">
          {description}
        </p>
      )}
      {criteria.length === 0 ? (
        <p className="mt-2 text-sm text-ink-3">{t.noCriteria}</p>
      ) : (
        <>
          <p className="mt-2 text-sm font-medium">{t.criteria}</p>
          <ul className="list-disc pl-5 text-sm">
            {criteria.map(({ id, text }) => (
              <li key={id} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
