/** Asked once, at the first start: which of the two sides one is on. */
import { BriefcaseBusiness, ChevronRight, FileUser } from "lucide-react";
import { useEffect } from "react";
import { useAccount } from "../../account/use-session.ts";
import { setPageName } from "../../design/document-title.ts";
import { HorseDrawing, Mark } from "../../design/mark.tsx";
import { useText } from "../../i18n/text.ts";
import { SIDES } from "../../preferences/side.ts";
import { LanguageSwitch } from "../../shell/language-switch.tsx";
import { useChooseSide } from "../../shell/use-side.ts";
import { firstStartText } from "./first-start-text.ts";

const ICONS = { hiring: BriefcaseBusiness, career: FileUser };

export default function FirstStart() {
  const t = useText(firstStartText);
  const choose = useChooseSide();
  const isLocal = useAccount() === undefined;
  useEffect(() => setPageName(t.title), [t]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col justify-center gap-8 px-4 py-10">
      <div className="flex items-center justify-between gap-4">
        <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
          <Mark className="size-7" />
          Bole <span lang="zh-CN">伯乐</span>
        </span>
        <LanguageSwitch />
      </div>
      <div>
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        <p className="mt-1 text-ink-2">
          {t.about} {isLocal && t.local}
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {SIDES.map((side) => {
          const Icon = ICONS[side];
          return (
            <li key={side}>
              <button
                type="button"
                onClick={() => choose(side)}
                className="group flex h-full w-full flex-col items-start gap-3 rounded-xl border border-line bg-surface p-5 text-left shadow-rest transition-colors hover:border-accent hover:bg-raised"
              >
                <span className="flex size-10 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
                  <Icon aria-hidden className="size-5" />
                </span>
                <span className="flex w-full items-center justify-between gap-2 text-lg font-semibold">
                  {t.sides[side].title}
                  <ChevronRight
                    aria-hidden
                    className="size-4 shrink-0 text-ink-3 transition-transform group-hover:translate-x-0.5"
                  />
                </span>
                <span className="text-ink-2">{t.sides[side].about}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-3">{t.later}</p>
      <HorseDrawing className="pointer-events-none fixed right-8 bottom-0 -z-10 h-64 text-accent-soft max-lg:hidden" />
    </main>
  );
}
