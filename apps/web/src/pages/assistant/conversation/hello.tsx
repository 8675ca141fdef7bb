/** What one can say, before anything was said. */
import { MessageSquareText } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { assistantText } from "../text/assistant-text.ts";

export function Hello({ onSay }: { readonly onSay: (message: string) => void }) {
  const t = useText(assistantText);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-2 pt-10 text-center">
      <span className="mb-4 flex size-12 items-center justify-center rounded-xl border border-line bg-sunken text-accent-ink">
        <MessageSquareText aria-hidden className="size-6" />
      </span>
      <h2 className="text-xl font-semibold">{t.hello}</h2>
      <p className="mt-1 text-ink-2">{t.helloDetail}</p>
      <ul className="mt-6 flex w-full flex-col gap-2">
        {t.examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              aria-label={t.tryIt(example)}
              onClick={() => onSay(example)}
              className="w-full rounded-lg border border-line bg-raised px-4 py-2.5 text-left text-ink-2 shadow-rest transition-colors hover:bg-hover hover:text-ink"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
