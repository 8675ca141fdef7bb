/** How much of what a document says about its person was read: fields of the entries that belong together. */

export interface Counted {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

type Entry = Readonly<Record<string, string>>;

export const f1 = ({ right, wrong, missed }: Counted): number =>
  right === 0 ? 0 : (2 * right) / (2 * right + wrong + missed);

export const sumOf = (all: readonly Counted[]): Counted => ({
  right: all.reduce((sum, one) => sum + one.right, 0),
  wrong: all.reduce((sum, one) => sum + one.wrong, 0),
  missed: all.reduce((sum, one) => sum + one.missed, 0),
});

/** Each entry of the truth is compared with the one read that has most in common with it. */
export function scoreEntries(
  truth: readonly Entry[],
  read: readonly Entry[],
  fields: readonly string[],
): Counted {
  const left = [...read];
  const counted = truth.map((entry) => {
    const common = (one: Entry) => scoreEntry(entry, one, fields).right;
    const best = left.toSorted((a, b) => common(b) - common(a))[0];
    if (best === undefined || common(best) === 0) return scoreEntry(entry, {}, fields);
    left.splice(left.indexOf(best), 1);
    return scoreEntry(entry, best, fields);
  });
  return sumOf([...counted, ...left.map((one) => scoreEntry({}, one, fields))]);
}

export function scoreEntry(truth: Entry, read: Entry, fields: readonly string[]): Counted {
  return sumOf(
    fields.map((field) => {
      const [is, was] = [truth[field] ?? "", read[field] ?? ""];
      if (is !== "" && was !== "" && isSame(field, is, was))
        return { right: 1, wrong: 0, missed: 0 };
      return { right: 0, wrong: was === "" ? 0 : 1, missed: is === "" ? 0 : 1 };
    }),
  );
}

function isSame(field: string, is: string, was: string): boolean {
  if (field === "start" || field === "end") return dateOf(is) === dateOf(was);
  if (field === "phone") return digitsOf(is).slice(-9) === digitsOf(was).slice(-9);
  // A degree may be given with its subject.
  if (field === "degree") return bare(is).includes(bare(was)) || bare(was).includes(bare(is));
  return bare(is) === bare(was);
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]+/gu, "");

/** 2019-03, 2019, or "present". */
function dateOf(text: string): string {
  const [, year, month] = /(\d{4})(?:-(\d{1,2}))?/.exec(text) ?? [];
  if (year === undefined) return "present";
  return month === undefined ? year : `${year}-${month.padStart(2, "0")}`;
}
