/** The words that something was read from; a click selects them in the description. */
import { Quote } from "lucide-react";
import { useText } from "../../i18n/text.ts";
import { useJobForm } from "./form-context.ts";
import type { Place } from "./job-draft.ts";
import { jobText } from "./job-text.ts";

export function QuoteLine({
  place,
  field,
}: {
  readonly place: Place | null;
  readonly field: string;
}) {
  const t = useText(jobText);
  const { showPlace } = useJobForm();
  if (place === null) return null;
  return (
    <button
      type="button"
      aria-label={`${t.quote(field)}: ${place.quote}`}
      onClick={() => showPlace(place)}
      className="mt-1 flex min-h-6 max-w-full items-center gap-1.5 rounded-sm text-left text-sm text-accent-ink hover:underline"
    >
      <Quote aria-hidden className="size-3 shrink-0" />
      <span className="truncate">{place.quote.replaceAll(/\s+/g, " ")}</span>
    </button>
  );
}
