import { cx } from "../../design/cx.ts";
import { Mark } from "../../design/mark.tsx";
import { useText } from "../../i18n/text.ts";
import { designText } from "./design-text.ts";
import { Specimen } from "./specimen.tsx";

const SWATCHES = [
  ["canvas", "bg-canvas text-ink"],
  ["surface", "bg-surface text-ink"],
  ["raised", "bg-raised text-ink"],
  ["sunken", "bg-sunken text-ink"],
  ["hover", "bg-hover text-ink"],
  ["ink", "bg-surface text-ink"],
  ["ink-2", "bg-surface text-ink-2"],
  ["ink-3", "bg-surface text-ink-3"],
  ["accent", "bg-accent text-on-accent"],
  ["accent-soft", "bg-accent-soft text-accent-ink"],
  ["ok-soft", "bg-ok-soft text-ok-ink"],
  ["warning-soft", "bg-warning-soft text-warning-ink"],
  ["danger-soft", "bg-danger-soft text-danger-ink"],
  ["danger", "bg-danger text-on-danger"],
] as const;
const SIZES = ["text-2xl", "text-xl", "text-lg", "text-base", "text-sm", "text-xs"] as const;
const SHAPES = [
  ["sm · rest", "rounded-sm shadow-rest"],
  ["md · rest", "rounded-md shadow-rest"],
  ["lg · lift", "rounded-lg shadow-lift"],
  ["xl · float", "rounded-xl shadow-float"],
] as const;

export function Tokens() {
  const t = useText(designText);
  return (
    <>
      <Specimen title={t.identity}>
        <div className="flex flex-wrap items-center gap-5">
          <Mark className="size-16" />
          <Mark className="size-8" />
          <Mark className="size-5" />
          <p className="min-w-60 flex-1 text-ink-2">{t.identityAbout}</p>
        </div>
      </Specimen>
      <Specimen title={t.colours}>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
          {SWATCHES.map(([name, look]) => (
            <li key={name} className={cx("rounded-lg border border-line px-3 pt-8 pb-2", look)}>
              <span className="font-mono text-xs">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t.type}>
        <ul className="flex flex-col gap-3">
          {SIZES.map((size) => (
            <li key={size} className="flex items-baseline gap-4">
              <code className="w-20 shrink-0 font-mono text-xs text-ink-3">{size.slice(5)}</code>
              <span className={cx("min-w-0 font-medium", size)}>{t.sample}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t.shape}>
        <ul className="grid grid-cols-2 gap-5 md:grid-cols-4">
          {SHAPES.map(([name, look]) => (
            <li key={name} className={cx("border border-line bg-raised px-3 pt-10 pb-2", look)}>
              <span className="font-mono text-xs text-ink-2">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
