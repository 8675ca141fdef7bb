/**
 * What we say to a model, as opposed to what others have written. Only `instruct` makes
 * instructions, and its placeholders take no free text: a résumé cannot end up among our own words
 * by a slip, because that does not compile. Such text belongs into the prompt's `data`.
 */
const BRAND: unique symbol = Symbol("instructions");

export interface Instructions {
  readonly [BRAND]: true;
  readonly text: string;
}

/** Numbers, booleans, other instructions, and strings that stand in the source as literals. */
type Known<Value> = Value extends number | boolean | Instructions
  ? Value
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;

/** A tag: instruct`Answer in ${language}.` where `language` is `"zh" | "en"`. */
export function instruct<const Values extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...values: { readonly [At in keyof Values]: Known<Values[At]> }
): Instructions {
  const texts = values.map((value: unknown) =>
    isInstructions(value) ? value.text : String(value),
  );
  return { [BRAND]: true, text: String.raw({ raw: strings }, ...texts).trim() };
}

function isInstructions(value: unknown): value is Instructions {
  return typeof value === "object" && value !== null && BRAND in value;
}
