/** How many requirements are proven, for each kind. */
import type { Tailoring } from "@bole/server/contract";
import { useText } from "../../../i18n/text.ts";
import { tailorText } from "../text/tailor-text.ts";

const NEEDS = ["must", "nice", "duty"] as const;

export function TailorSummary({
  tailoring: { coverage, needs },
}: {
  readonly tailoring: Pick<Tailoring, "coverage" | "needs">;
}) {
  const t = useText(tailorText);
  return (
    <div>
      <p role="status" className="font-medium">
        {t.coverage(coverage.met, coverage.partly, coverage.all)}
      </p>
      <ul className="mt-1 text-sm text-ink-2">
        {NEEDS.filter((need) => needs[need].all > 0).map((need) => (
          <li key={need}>
            {t[need]}: {t.counted(needs[need])}
          </li>
        ))}
      </ul>
    </div>
  );
}
