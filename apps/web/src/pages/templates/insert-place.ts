/** Puts a place into a text where somebody writes. Pure. */

export interface Caret {
  readonly from: number;
  readonly to: number;
}

export function insertPlace(text: string, name: string, { from, to }: Caret) {
  const place = `{{${name}}}`;
  return { text: text.slice(0, from) + place + text.slice(to), caret: from + place.length };
}
