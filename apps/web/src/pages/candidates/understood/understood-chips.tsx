/** What the sentence was understood to limit; each can be taken out of it, or all be sought as words. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { candidatesQuery } from "../../../api/candidates.ts";
import { useText } from "../../../i18n/text.ts";
import { withFilter } from "../list/candidates-filter.ts";
import type { FilterProps } from "../list/filter-panel.tsx";
import { understoodText } from "./understood-text.ts";
import { useLimitName } from "./use-limit-name.ts";
import { withoutWords } from "./without-words.ts";

export function UnderstoodChips({ filter, show }: FilterProps) {
  const t = useText(understoodText);
  const { data, isPlaceholderData } = useInfiniteQuery(candidatesQuery(filter));
  const nameOf = useLimitName(data?.pages[0]?.understood ?? []);
  const q = filter.q ?? "";
  const limits = isPlaceholderData ? [] : (data?.pages[0]?.understood ?? []);
  if (filter.literal === "true") {
    return (
      <p className="mb-4 text-sm text-ink-3">
        {t.literal}{" "}
        <button
          type="button"
          onClick={() => show(withFilter(filter, { literal: undefined }))}
          className="rounded-sm text-accent-ink hover:underline"
        >
          {t.understandAgain}
        </button>
      </p>
    );
  }
  if (limits.length === 0) return null;
  return (
    <ul aria-label={t.label} className="mb-4 flex flex-wrap items-center gap-1.5">
      <li className="text-sm text-ink-3">{t.label}</li>
      {limits.map((limit) => (
        <li key={limit.start} className="max-w-full">
          <button
            type="button"
            aria-label={t.remove(nameOf(limit))}
            title={q.slice(limit.start, limit.end)}
            onClick={() => show(withFilter(filter, { q: withoutWords(q, limit) }))}
            className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-sm text-accent-ink hover:bg-hover max-md:h-9"
          >
            <span className="truncate">{nameOf(limit)}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => show(withFilter(filter, { literal: "true" }))}
          className="h-7 rounded-sm px-2 text-sm text-ink-2 hover:text-ink hover:underline max-md:h-9"
        >
          {t.searchAsWords}
        </button>
      </li>
    </ul>
  );
}
