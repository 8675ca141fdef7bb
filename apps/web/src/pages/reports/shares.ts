/** Numbers of a report as they are shown. */

export function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}

/** One digit after the point for what is short, none for what is long. */
export function days(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
