/** The fields of an entry, or of the basics. */
import { cx } from "../../../design/cx.ts";
import { FIELDS, type ListName } from "../model/structure.ts";
import { FieldInput } from "./field-input.tsx";

export function EntryForm({
  section,
  entryId,
}: {
  readonly section: "basic" | ListName;
  /** Null for the basics, of which there is one. */
  readonly entryId: string | null;
}) {
  return (
    <div className="grid grid-cols-2 gap-x-2.5 gap-y-3">
      {FIELDS[section].map((spec) => (
        <FieldInput
          key={spec.name}
          place={{ section, entry_id: entryId, field: spec.name }}
          spec={spec}
          className={cx("min-w-0", !spec.half && "col-span-2")}
        />
      ))}
    </div>
  );
}
