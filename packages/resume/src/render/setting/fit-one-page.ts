/** Finds the largest type in which a résumé is one page: first the gaps shrink, then the letters. */
import type { Compiled } from "../typst/compiler.ts";

/** Of letters and of gaps, each as a multiple of the template's. The last keeps about 8 points. */
const STEPS = [
  [1, 1],
  [1, 0.85],
  [0.98, 0.75],
  [0.95, 0.68],
  [0.92, 0.62],
  [0.89, 0.56],
  [0.86, 0.5],
  [0.83, 0.45],
] as const;

export interface Fitted {
  readonly set: Compiled;
  readonly fits: boolean;
}

/** As usual where even the smallest does not fit: nobody wants two pages of small print. */
export function fitOnePage(compile: (scale: number, gaps: number) => Compiled): Fitted {
  const at = (step: number) => {
    const [scale, gaps] = STEPS[step] ?? STEPS[0];
    return compile(scale, gaps);
  };
  const usual = at(0);
  if (usual.pages <= 1) return { set: usual, fits: true };
  let best = at(STEPS.length - 1);
  if (best.pages > 1) return { set: at(0), fits: false };
  let [low, high] = [1, STEPS.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const tried = at(middle);
    if (tried.pages <= 1) [best, high] = [tried, middle];
    else low = middle + 1;
  }
  return { set: best, fits: true };
}
