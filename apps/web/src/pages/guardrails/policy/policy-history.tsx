/** Every version, with who made it and why; an old one can be taken as the next. */
import type { PolicyVersion } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useActorName } from "../../../account/use-actor-name.ts";
import { policyVersionsQuery } from "../../../api/guardrails.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { guardrailsText } from "../guardrails-text.ts";

export function PolicyHistory({
  current,
  onRestore,
}: {
  readonly current: number;
  /** Missing for those who may not. */
  readonly onRestore?: (version: PolicyVersion) => void;
}) {
  const t = useText(guardrailsText).policy;
  const { data, error, isError } = useQuery(policyVersionsQuery);
  return (
    <Card aria-label={t.history} className="self-start overflow-hidden">
      <h2 className="px-5 pt-5 pb-2 text-lg font-medium">{t.history}</h2>
      {isError && <ProblemNote error={error} className="m-4" />}
      {data === undefined && !isError && <SkeletonRows rows={2} />}
      <ol className="divide-y divide-line">
        {data?.versions.map((version) => (
          <Line
            key={version.version}
            version={version}
            isCurrent={version.version === current}
            {...(onRestore && { onRestore })}
          />
        ))}
      </ol>
    </Card>
  );
}

function Line({
  version,
  isCurrent,
  onRestore,
}: {
  readonly version: PolicyVersion;
  readonly isCurrent: boolean;
  readonly onRestore?: (version: PolicyVersion) => void;
}) {
  const t = useText(guardrailsText).policy;
  const format = useFormat();
  const nameOf = useActorName();
  const { version: number, author, note, created_at } = version;
  const name = t.versionName(number);
  return (
    <li className="flex items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isCurrent && <Badge tone="ok">{t.current}</Badge>}
        </p>
        {note !== "" && <p className="break-words">{note}</p>}
        {created_at !== null && (
          <p className="text-sm text-ink-3">
            <time dateTime={created_at} title={format.exact(created_at)}>
              {format.moment(created_at)}
            </time>{" "}
            {author !== null && t.by(nameOf(author))}
          </p>
        )}
      </div>
      {!isCurrent && onRestore !== undefined && (
        <Button size="sm" aria-label={t.restoreName(name)} onClick={() => onRestore(version)}>
          {t.restore}
        </Button>
      )}
    </li>
  );
}
