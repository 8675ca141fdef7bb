/** All of the résumé as fields, section by section: the way to what is not on the page yet. */
import {
  BriefcaseBusiness,
  FolderKanban,
  GraduationCap,
  LayoutList,
  type LucideIcon,
  UserRound,
  Wrench,
} from "lucide-react";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { blankEntry } from "../model/hand-edit.ts";
import { entriesOf, LISTS, type ListName } from "../model/structure.ts";
import { placeText } from "../text/place-text.ts";
import { sectionsText } from "../text/sections-text.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryRow } from "./entry-row.tsx";
import { FieldInput } from "./field-input.tsx";
import { SectionGroup } from "./section-group.tsx";

const ICONS: Record<ListName, LucideIcon> = {
  workExperience: BriefcaseBusiness,
  projects: FolderKanban,
  education: GraduationCap,
  other: LayoutList,
};
const SKILLS = { section: "skillContent", entry_id: null, field: null };

export function SectionsPanel() {
  const names = useText(placeText);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set(["basic"]));
  const toggle = (section: string) =>
    setClosed((old) => {
      const next = new Set(old);
      if (!next.delete(section)) next.add(section);
      return next;
    });
  const group = (section: keyof typeof names.sections) => ({
    name: names.sections[section],
    isOpen: !closed.has(section),
    onToggle: () => toggle(section),
  });
  const open = (section: string) =>
    setClosed((old) => new Set([...old].filter((one) => one !== section)));
  return (
    <>
      <SectionGroup {...group("basic")} icon={UserRound}>
        <EntryForm section="basic" entryId={null} />
      </SectionGroup>
      {LISTS.slice(0, -1).map((section) => (
        <EntryList
          key={section}
          section={section}
          {...group(section)}
          onOpen={() => open(section)}
        />
      ))}
      <SectionGroup {...group("skillContent")} icon={Wrench}>
        <FieldInput place={SKILLS} spec={{ name: "skillContent", kind: "prose" }} />
      </SectionGroup>
      <EntryList section="other" {...group("other")} onOpen={() => open("other")} />
    </>
  );
}

function EntryList({
  section,
  onOpen,
  ...group
}: {
  readonly section: ListName;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
}) {
  const t = useText(sectionsText);
  const { data, edit, save, newId } = useEditor();
  const [openId, setOpenId] = useState<string | null>(null);
  const entries = entriesOf(data, section);
  const add = () => {
    const id = newId(section);
    edit({ kind: "add", section, entry: blankEntry(section, id) });
    save();
    onOpen();
    setOpenId(id);
  };
  return (
    <SectionGroup
      {...group}
      icon={ICONS[section]}
      count={entries.length}
      addLabel={t.add[section]}
      onAdd={add}
    >
      {entries.length === 0 ? (
        <p className="px-1 text-sm text-ink-3">{t.empty[section]}</p>
      ) : (
        <ol className="flex flex-col gap-2">
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              section={section}
              entry={entry}
              index={index}
              isOpen={entry.id === openId}
              onToggle={() => setOpenId(entry.id === openId ? null : entry.id)}
            />
          ))}
        </ol>
      )}
    </SectionGroup>
  );
}
