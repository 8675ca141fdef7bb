/** All résumés of the person; one of them is shown beside. */
import type { Candidate } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Download, SquarePen } from "lucide-react";
import { documentAddress } from "../../../api/resumes.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button, buttonClass } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { candidateText } from "../candidate-text.ts";

export function VersionsTab({
  candidate: { resumes },
  shown,
  onShow,
}: {
  readonly candidate: Candidate;
  readonly shown: string | null;
  readonly onShow: (resumeId: string) => void;
}) {
  const t = useText(candidateText).versions;
  const { languages } = useText(talentText);
  const format = useFormat();
  if (resumes.length === 0) return <p className="text-ink-2">{t.none}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {resumes.map((resume, index) => {
        const name = resume.document_name ?? resume.title;
        return (
          <li key={resume.id} className="flex flex-wrap items-center gap-2 py-3 first:pt-0">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                <span className="break-all">{name}</span>
                {index === 0 && <Badge>{t.newest}</Badge>}
                {resume.findings > 0 && <Badge tone="warning">{t.findings}</Badge>}
              </p>
              <p className="text-sm text-ink-3">
                {[
                  languages[resume.language],
                  resume.document_name === null && t.written,
                  format.moment(resume.created_at),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {resume.id === shown ? (
              <Badge tone="accent">{t.shown}</Badge>
            ) : (
              <Button size="sm" aria-label={t.show(name)} onClick={() => onShow(resume.id)}>
                {t.showShort}
              </Button>
            )}
            <Link
              to="/resumes/$resumeId"
              params={{ resumeId: resume.id }}
              aria-label={t.write(name)}
              title={t.write(name)}
              className={buttonClass("ghost", "sm")}
            >
              <SquarePen aria-hidden />
            </Link>
            {resume.document_name !== null && (
              <a
                href={documentAddress(resume.id)}
                download={resume.document_name}
                aria-label={t.download(resume.document_name)}
                className={buttonClass("ghost", "sm")}
              >
                <Download aria-hidden />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
