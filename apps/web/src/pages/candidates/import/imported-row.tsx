/** What became of one file; why it failed and what to do, if it did. */
import type { ImportedFile } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import {
  CircleCheck,
  CircleX,
  Clock,
  CopyPlus,
  LoaderCircle,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { Badge, type Tone } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { cx } from "../../../design/cx.ts";
import { describeError } from "../../../design/describe-error.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { isUnsure } from "../../../talent/confidence.ts";
import { candidatesText } from "../candidates-text.ts";
import type { QueuedFile } from "./import-queue.ts";
import { importQueue } from "./use-import.ts";

const LOOKS: Record<QueuedFile["state"], { readonly icon: LucideIcon; readonly look: string }> = {
  waiting: { icon: Clock, look: "text-ink-3" },
  sending: { icon: LoaderCircle, look: "animate-spin text-accent-ink" },
  done: { icon: CircleCheck, look: "text-ok-ink" },
  failed: { icon: CircleX, look: "text-danger-ink" },
};
const TONES: Record<ImportedFile["status"], Tone> = {
  imported: "ok",
  updated: "accent",
  unchanged: "neutral",
  read: "neutral",
  failed: "danger",
};

export function ImportedRow({ file }: { readonly file: QueuedFile }) {
  const t = useText(candidatesText).import;
  const { state, result, progress } = file;
  const { icon: Icon, look } = LOOKS[state];
  return (
    <li data-file={file.name} className="flex items-start gap-3 px-5 py-2.5">
      <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", look)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-all">{file.name}</span>
          {state === "failed" ? (
            <Badge tone="danger">{t.statuses.failed}</Badge>
          ) : result === null ? (
            <span className="text-sm text-ink-3">
              {progress !== null
                ? t.scanning(`${progress.page}`, `${progress.pages}`)
                : t.states[state === "sending" ? "sending" : "waiting"]}
            </span>
          ) : (
            <Badge tone={TONES[result.status]}>{t.statuses[result.status]}</Badge>
          )}
        </p>
        {progress !== null && (
          <progress
            aria-label={t.scanning(`${progress.page}`, `${progress.pages}`)}
            max={progress.pages}
            value={progress.page - 1 + progress.part}
            className="mt-1 block h-1 w-full max-w-60 appearance-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-accent"
          />
        )}
        {state === "failed" && <Failure file={file} />}
        {state === "done" && result !== null && <Remarks result={result} />}
      </div>
      {state === "done" && result?.person_id != null && <PersonLink result={result} />}
      {state === "failed" && (
        <Button size="sm" onClick={() => importQueue.retry([file.id])}>
          {t.retry}
        </Button>
      )}
    </li>
  );
}

function Failure({ file: { error } }: { readonly file: QueuedFile }) {
  const { title, detail, remedy } = describeError(error, useShellText());
  return (
    <p className="text-sm break-words text-danger-ink">
      <span className="font-medium">{title}</span>
      <br />
      {detail} {remedy}
    </p>
  );
}

function Remarks({ result }: { readonly result: ImportedFile }) {
  const t = useText(candidatesText).import;
  const words: Readonly<Record<string, string>> = t.warnings;
  const unsure = Object.values(result.confidence).filter(isUnsure).length;
  return (
    <div className="flex flex-col text-sm text-ink-2">
      {result.findings.length > 0 && (
        <p className="flex items-center gap-1.5 text-warning-ink">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          {t.findings}
        </p>
      )}
      {result.possible_duplicates.length > 0 && (
        <p className="flex items-center gap-1.5 text-accent-ink">
          <CopyPlus aria-hidden className="size-3.5 shrink-0" />
          {t.duplicates}
        </p>
      )}
      {unsure > 0 && (
        <p className="flex items-center gap-1.5 text-warning-ink">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          {t.unsure(unsure)}
        </p>
      )}
      {result.warnings.map((code) => (
        <p key={code}>{words[code] ?? code}</p>
      ))}
    </div>
  );
}

function PersonLink({ result }: { readonly result: ImportedFile }) {
  const t = useText(candidatesText);
  const name = result.resume?.basic.name || t.unnamed;
  return (
    <Link
      to="/people/$candidateId"
      params={{ candidateId: result.person_id ?? "" }}
      aria-label={t.import.open(name)}
      className="max-w-2/5 shrink-0 truncate rounded-sm text-accent-ink hover:underline"
    >
      {name}
    </Link>
  );
}
