/** What one can say, before anything was said. */
import { MessageSquareText } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { chatText } from "../text/chat-text.ts";

export function Hello({ onSay }: { readonly onSay: (message: string) => void }) {
  const t = useText(chatText);
  const { data } = useEditor();
  const examples = data.basic.name === "" ? t.beginnings : t.examples;
  return (
    <div className="flex flex-col items-center px-2 pt-8 text-center">
      <span className="mb-3 flex size-11 items-center justify-center rounded-xl border border-line bg-sunken text-accent-ink">
        <MessageSquareText aria-hidden className="size-5" />
      </span>
      <p className="text-lg font-medium">{t.hello}</p>
      <p className="mt-1 text-sm text-ink-2">{t.helloDetail}</p>
      <ul className="mt-5 flex w-full flex-col gap-2">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              aria-label={t.tryIt(example)}
              onClick={() => onSay(example)}
              className="w-full rounded-lg border border-line bg-raised px-3 py-2 text-left text-sm text-ink-2 shadow-rest transition-colors hover:bg-hover hover:text-ink"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
