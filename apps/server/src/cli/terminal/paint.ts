/** Colours of a terminal; none where nobody wants them. */
export type Colour = "dim" | "red" | "green" | "yellow" | "cyan" | "bold";
export type Paint = (colour: Colour, text: string) => string;

const CODES: Readonly<Record<Colour, number>> = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  cyan: 36,
};

export const plain: Paint = (_, text) => text;

export const coloured: Paint = (colour, text) =>
  text === "" ? "" : `\u001b[${CODES[colour]}m${text}\u001b[0m`;
