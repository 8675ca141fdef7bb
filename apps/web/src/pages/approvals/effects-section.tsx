/** Changes for people that wait for a yes: asked for by agents, or left over by somebody. */
import type { EffectEntry } from "@bole/server/contract";
import { useHanFont } from "../../design/han-font.ts";
import { useText } from "../../i18n/text.ts";
import { approvalsText } from "./approvals-text.ts";
import { EffectCard } from "./effect-card.tsx";

export function EffectsSection({ effects }: { readonly effects: readonly EffectEntry[] }) {
  const t = useText(approvalsText).effectsAsked;
  useHanFont(effects);
  if (effects.length === 0) return null;
  return (
    <section aria-labelledby="effects" className="mb-8">
      <h2 id="effects" className="mb-3 text-base font-semibold">
        {t.title}
      </h2>
      <ul className="flex flex-col gap-4">
        {effects.map((effect) => (
          <li key={effect.id}>
            <EffectCard effect={effect} />
          </li>
        ))}
      </ul>
    </section>
  );
}
