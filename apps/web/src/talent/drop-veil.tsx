/** Says that files may be let go here. */
import { FileDown } from "lucide-react";

export function DropVeil({ title, about }: { readonly title: string; readonly about: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex animate-fade items-center justify-center bg-scrim p-6">
      <div
        role="status"
        className="flex flex-col items-center gap-1 rounded-xl border-2 border-dashed border-accent bg-raised px-12 py-10 text-center shadow-float"
      >
        <FileDown aria-hidden className="mb-2 size-8 text-accent-ink" />
        <p className="text-lg font-semibold">{title}</p>
        <p className="text-ink-2">{about}</p>
      </div>
    </div>
  );
}
