/** How a model did when it was tried. */
import type { ModelTried } from "@bole/server/contract";
import { CircleCheck, CircleX } from "lucide-react";
import { Badge } from "../../../design/badge.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { modelsText } from "./models-text.ts";

export function TrialNote({ tried }: { readonly tried: ModelTried }) {
  const t = useText(modelsText);
  const { duration, number } = useFormat();
  const { fault, form, tools, tokens } = tried;
  if (fault !== null)
    return (
      <p role="status" className="text-sm">
        <Badge tone="danger">{t.fails}</Badge> {t.culprits[fault.culprit]}
        <span className="text-ink-3"> ({fault.said})</span>
      </p>
    );
  const [tone, word] =
    form.ok && tools.ok
      ? (["ok", t.works] as const)
      : form.ok || tools.ok
        ? (["warning", t.worksPartly] as const)
        : (["danger", t.fails] as const);
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      <p>
        <Badge tone={tone}>{word}</Badge>{" "}
        <span className="text-ink-3">
          {t.tried(duration(tried.ms), number(tokens.input + tokens.output))}
        </span>
      </p>
      <Part name={t.form} {...form} />
      <Part name={t.tools} {...tools} />
      {form.ok && !tools.ok && <p className="text-ink-2">{t.noTools}</p>}
    </div>
  );
}

function Part({ name, ok, said }: { name: string; ok: boolean; said: string }) {
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <p className="flex items-start gap-1.5">
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${ok ? "text-ok-ink" : "text-danger-ink"}`}
      />
      <span className="min-w-0 break-words">
        {name}
        {said !== "" && <span className="text-ink-3"> – {said}</span>}
      </span>
    </p>
  );
}
