/** Says that a file may be let go here. */
import { FileDown } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { listText } from "../text/list-text.ts";

export function DropVeil() {
  const t = useText(listText);
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex animate-fade items-center justify-center bg-scrim p-6">
      <div
        role="status"
        className="flex flex-col items-center gap-1 rounded-xl border-2 border-dashed border-accent bg-raised px-12 py-10 text-center shadow-float"
      >
        <FileDown aria-hidden className="mb-2 size-8 text-accent-ink" />
        <p className="text-lg font-semibold">{t.drop}</p>
        <p className="text-ink-2">{t.dropAbout}</p>
      </div>
    </div>
  );
}
