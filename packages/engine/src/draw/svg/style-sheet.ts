import { DARK, LIGHT, mix, type Palette, pale } from "./palette.ts";

/** Follows the reader's system unless it is told which one to be. */
export type Theme = "light" | "dark" | "auto";

/**
 * Everything hangs below `.bole-graph`, because a drawing may stand in the middle of a page. Colours
 * are written out instead of being variables, which many SVG viewers do not know.
 */
export function styleSheet(theme: Theme): string {
  if (theme === "light") return `${SHAPES}${colours(LIGHT)}`;
  if (theme === "dark") return `${SHAPES}${colours(DARK)}`;
  return `${SHAPES}${colours(LIGHT)}@media (prefers-color-scheme:dark){${colours(DARK)}}`;
}

const FONT =
  "Inter,'Inter Variable','Noto Sans SC','Noto Sans SC Variable',system-ui,-apple-system," +
  "'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif";

const SHAPES = rules({
  "": `font-family:${FONT};font-size:11px`,
  ".title": "font-size:13px;font-weight:600",
  ".tag": "font-size:10px",
  ".card": "stroke-width:1.2",
  ".group>.card": "fill-opacity:.35",
  ".group>.stack": "display:none",
  ".glow": "fill:none;stroke-width:4;opacity:.2",
  ".active>.card": "stroke-width:2",
  ".failed>.card,.rejected>.card,.waiting>.card": "stroke-width:2",
  ".skipped>.card,.cancelled>.card,.unknown>.card": "stroke-dasharray:5 4",
  ".skipped>text,.cancelled>text": "opacity:.75",
  ".line": "fill:none;stroke-width:1.4",
  ".order>.line": "stroke-dasharray:2 4;stroke-linecap:round",
  ".critical>.line": "stroke-width:2.6",
  ".head": "stroke:none",
  ".label": "text-anchor:middle",
  ".glyph": "fill:none;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round",
  ".port": "stroke-width:1.3",
  "[data-inside],[role=button]": "cursor:pointer",
  "[role=button]:focus-visible": "outline:none",
  "[role=button]:focus-visible>.card": "stroke-width:3",
  ".breathe": "animation:bole-breathe 2.2s ease-in-out infinite",
}).concat(
  "@keyframes bole-breathe{50%{opacity:.55;stroke-width:7}}",
  "@media (prefers-reduced-motion:reduce){.bole-graph .breathe{animation:none;opacity:.45}}",
);

function colours(palette: Palette): string {
  const { kinds, danger, surface } = palette;
  const ofKinds = Object.entries(kinds).flatMap(([kind, tint]) => {
    const { fill, line, ink } = tint;
    const done = pale(tint, palette);
    return [
      [`.${kind}>.card,.${kind}>.stack`, `fill:${fill};stroke:${line}`],
      [
        `.${kind}.completed>.card,.${kind}.completed>.stack`,
        `fill:${done.fill};stroke:${done.line}`,
      ],
      [`.${kind}>.glow`, `stroke:${line}`],
      [`.${kind}>.badge`, `fill:${line}`],
      [`.${kind}>.glyph`, `stroke:${ink}`],
      [`.${kind}>.note`, `fill:${ink}`],
    ];
  });
  const { human } = kinds;
  return rules({
    ".canvas": `fill:${palette.canvas}`,
    ".shadow": `fill:${palette.shadow}`,
    ".title": `fill:${palette.ink}`,
    ".tag,.label,.legend": `fill:${palette.ink2}`,
    ".line": `stroke:${palette.edge}`,
    ".head": `fill:${palette.edge}`,
    ".critical>.line": `stroke:${palette.critical}`,
    ".critical>.head": `fill:${palette.critical}`,
    ".port": `fill:${surface};stroke:${mix(palette.edge, surface, 0.3)}`,
    ".port.used": `fill:${palette.edge};stroke:${surface}`,
    ...Object.fromEntries(ofKinds),
    ".completed>.title": `fill:${palette.ink2}`,
    ".waiting>.card,.waiting>.stack": `fill:${human.fill};stroke:${human.line}`,
    ".waiting>.glyph": `stroke:${human.ink}`,
    ".rejected>.card": `stroke:${human.line}`,
    ".failed>.card": `stroke:${danger.line}`,
    ".failed>.glyph": `stroke:${danger.ink}`,
    ".skipped>.card,.cancelled>.card": `fill:${surface}`,
    ".note.human": `fill:${human.ink}`,
    ".note.bad": `fill:${danger.ink}`,
  });
}

function rules(table: Readonly<Record<string, string>>): string {
  return Object.entries(table)
    .map(([selectors, body]) => {
      const scoped = selectors.split(",").map((one) => `.bole-graph${one === "" ? "" : ` ${one}`}`);
      return `${scoped.join(",")}{${body}}`;
    })
    .join("");
}
