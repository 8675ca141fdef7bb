/** What a reader of the document would not notice, said plainly before anything else. */
import type { ResumeDetail } from "@bole/server/contract";
import { EyeOff, MessageSquareWarning, ShieldAlert, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { candidateText } from "../candidate-text.ts";
import { useJump } from "../document/jump-context.ts";
import { findingReasons } from "./finding-reasons.ts";
import { type FindingGroup, groupFindings } from "./group-findings.ts";
import { MarkHarmless } from "./mark-harmless.tsx";

const KINDS = ["hidden_text", "injection", "personal_data"] as const;
const ICONS = {
  hidden_text: EyeOff,
  injection: MessageSquareWarning,
  personal_data: ShieldAlert,
};
const FEW = 3;

export function FindingsCard({ detail }: { readonly detail: ResumeDetail }) {
  const t = useText(candidateText).findings;
  const findings = groupFindings(detail.findings);
  if (findings.length === 0) return null;
  const words = {
    hidden_text: { title: t.hidden, about: t.hiddenAbout },
    injection: { title: t.injection, about: t.injectionAbout },
    personal_data: { title: t.personal_data, about: t.personalAbout },
  };
  return (
    <section
      aria-labelledby="findings"
      className="mb-6 rounded-xl border border-line bg-warning-soft px-5 py-4"
    >
      <h2 id="findings" className="flex items-center gap-2 font-semibold text-warning-ink">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {t.title}
      </h2>
      <div className="mt-3 flex flex-col gap-4">
        {KINDS.map((kind) => {
          const found = findings.filter((finding) => finding.kind === kind);
          if (found.length === 0) return null;
          const Icon = ICONS[kind];
          return (
            <div key={kind}>
              <h3 className="flex items-center gap-2 text-sm font-medium">
                <Icon aria-hidden className="size-4 shrink-0 text-warning-ink" />
                {words[kind].title}
              </h3>
              <p className="text-sm text-warning-ink">{words[kind].about}</p>
              <Found found={found} detail={detail} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Found({
  found,
  detail,
}: {
  readonly found: readonly FindingGroup[];
  readonly detail: ResumeDetail;
}) {
  const t = useText(candidateText).findings;
  const [isOpen, setOpen] = useState(false);
  const reasons: Readonly<Record<string, string>> = useText(findingReasons);
  const jump = useJump();
  const shown = isOpen ? found : found.slice(0, FEW);
  return (
    <>
      <ul className="mt-2 flex flex-col gap-2">
        {shown.map((finding, index) => {
          const place = placeOf(finding, detail);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be hidden twice.
              key={index}
              data-finding={finding.kind}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-raised px-3 py-2 text-sm"
            >
              <q className="min-w-0 flex-1 basis-60 break-words">{finding.text}</q>
              <span className="min-w-0 text-ink-2">
                {[
                  ...finding.reasons.map((code) => reasons[code] ?? code.replaceAll("_", " ")),
                  place.page !== null && t.onPage(place.page),
                  finding.kind === "injection" && finding.start === null && t.inHidden,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              {finding.kind === "injection" && <MarkHarmless words={finding.text} />}
              {place.span !== null && (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => place.span !== null && jump([place.span])}
                >
                  {t.place}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {found.length > shown.length && (
        <Button size="sm" variant="ghost" className="mt-1" onClick={() => setOpen(true)}>
          {t.more(found.length - shown.length)}
        </Button>
      )}
    </>
  );
}

/** What is hidden has no place in the text that is seen, only one where it would have stood. */
function placeOf({ kind, text, start, end }: FindingGroup, { document }: ResumeDetail) {
  if (start !== null && end !== null) return { span: { start, end }, page: null };
  const hidden =
    kind === "hidden_text" ? document?.hidden.find((one) => one.text === text) : undefined;
  return { span: null, page: hidden?.page ?? null };
}
