/** Who it is; what to look at; and, if something was sought, the words that were found. */
import type { CandidateRow } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { CopyPlus, TriangleAlert } from "lucide-react";
import { Badge } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import { MarkedText } from "../../../talent/marked-text.tsx";
import { talentText } from "../../../talent/talent-text.ts";
import { candidatesText } from "../candidates-text.ts";

export function PersonCell({
  row: { person, title, findings, duplicates, hit },
  isSelected,
  onSelect,
}: {
  readonly row: CandidateRow;
  readonly isSelected: boolean;
  readonly onSelect: (on: boolean) => void;
}) {
  const t = useText(candidatesText);
  const names = useText(talentText);
  const name = person.name || t.unnamed;
  const headline = person.headline ?? title;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <input
        type="checkbox"
        aria-label={t.select(name)}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent max-md:size-5"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/people/$candidateId"
            params={{ candidateId: person.id }}
            className="rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
          >
            {name}
          </Link>
          {findings > 0 && (
            <Badge tone="warning">
              <TriangleAlert aria-hidden />
              {t.flags.findings}
            </Badge>
          )}
          {duplicates > 0 && (
            <Badge tone="accent">
              <CopyPlus aria-hidden />
              {t.flags.duplicates(duplicates)}
            </Badge>
          )}
        </p>
        <p className="line-clamp-2 text-sm font-normal break-words text-ink-2">
          {headline}
          {person.source === "demo" && (
            <span className="text-ink-3">
              {headline !== "" && " · "}
              {names.demo.badge}
            </span>
          )}
        </p>
        {hit !== null && hit.snippet !== "" && (
          <p className="mt-1 line-clamp-2 text-sm font-normal break-words text-ink-2">
            <MarkedText text={hit.snippet} marks={hit.marks} />
          </p>
        )}
        {hit !== null && hit.found_by.length > 0 && (
          <p className="mt-0.5 text-xs font-normal text-ink-3">
            {t.foundBy(hit.found_by.map(({ track }) => t.tracks[track]).join(" · "))}
          </p>
        )}
      </div>
    </div>
  );
}
