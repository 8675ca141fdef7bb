/**
 * What somebody changes by hand, named by ids: it can be made again on a newer version of the résumé,
 * wherever its entry stands by then. What it was about may be gone; then it changes nothing.
 */
import {
  type Entry,
  entriesOf,
  isListName,
  isSamePlace,
  type ListName,
  type Place,
  type ResumeData,
} from "./structure.ts";

/** Switches of the look are on or off; all else is text. */
export type EditValue = string | boolean | readonly string[];

export type HandEdit =
  | { readonly kind: "set"; readonly place: Place; readonly value: EditValue }
  | { readonly kind: "add"; readonly section: ListName; readonly entry: Entry }
  | { readonly kind: "remove"; readonly section: ListName; readonly entry_id: string }
  | {
      readonly kind: "move";
      readonly section: ListName;
      readonly entry_id: string;
      /** Its place in the list afterwards, from 0. */
      readonly to: number;
    };

export function applyEdit(data: ResumeData, edit: HandEdit): ResumeData {
  switch (edit.kind) {
    case "set":
      return withValue(data, edit.place, edit.value);
    case "add":
      return inList(data, edit.section, (entries) =>
        entries.some(({ id }) => id === edit.entry.id) ? entries : [...entries, edit.entry],
      );
    case "remove":
      return inList(data, edit.section, (entries) =>
        entries.filter(({ id }) => id !== edit.entry_id),
      );
    case "move":
      return inList(data, edit.section, (entries) => {
        const moved = entries.find(({ id }) => id === edit.entry_id);
        const others = entries.filter((entry) => entry !== moved);
        return moved === undefined ? entries : others.toSpliced(edit.to, 0, moved);
      });
  }
}

export const applyEdits = (data: ResumeData, edits: readonly HandEdit[]) =>
  edits.reduce(applyEdit, data);

/** One more; what is typed on at one place is one edit. */
export function withEdit(edits: readonly HandEdit[], edit: HandEdit): readonly HandEdit[] {
  const last = edits.at(-1);
  const goesOn = last?.kind === "set" && edit.kind === "set" && isSamePlace(last.place, edit.place);
  return [...(goesOn ? edits.slice(0, -1) : edits), edit];
}

function withValue(data: ResumeData, place: Place, value: EditValue): ResumeData {
  const { section, entry_id, field } = place;
  if (section === "skillContent") return { ...data, skillContent: String(value) };
  if (section === "basic" && field === "links") {
    return {
      ...data,
      basic: { ...data.basic, links: typeof value === "object" ? [...value] : [String(value)] },
    };
  }
  if (field === null) return data;
  if (section === "basic") return { ...data, basic: { ...data.basic, [field]: value } };
  if (section === "look" || section === "letter")
    return { ...data, [section]: { ...Object(data[section]), [field]: value } };
  if (!isListName(section)) return data;
  return inList(data, section, (entries) =>
    entries.map((entry) => (entry.id === entry_id ? { ...entry, [field]: value } : entry)),
  );
}

function inList(
  data: ResumeData,
  section: ListName,
  change: (entries: readonly Entry[]) => readonly Entry[],
): ResumeData {
  const before = entriesOf(data, section);
  const after = change(before);
  return after === before ? data : { ...data, [section]: after };
}

const dates = { startDate: "", endDate: "", description: "" };
const BLANKS = {
  workExperience: { company: "", position: "", location: "", ...dates },
  projects: { name: "", role: "", ...dates },
  education: { school: "", major: "", degree: "", ...dates },
  other: { title: "", content: "" },
} as const;

/** An entry with nothing in it yet. */
export function blankEntry(section: ListName, id: string): Entry {
  return { id, ...BLANKS[section] };
}
