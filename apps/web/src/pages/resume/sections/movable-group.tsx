/** A section that can stand elsewhere on the page: a list of entries, or the skills. */
import {
  BriefcaseBusiness,
  FolderKanban,
  GraduationCap,
  LayoutList,
  type LucideIcon,
  Wrench,
} from "lucide-react";
import { useState } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { blankEntry } from "../model/hand-edit.ts";
import { type MovableSection, moveSection, sectionsOf } from "../model/section-order.ts";
import { entriesOf, type ListName } from "../model/structure.ts";
import { placeText } from "../text/place-text.ts";
import { sectionsText } from "../text/sections-text.ts";
import { EntryRow } from "./entry-row.tsx";
import { FieldInput } from "./field-input.tsx";
import { DropEdge, MoveHandle } from "./move-handle.tsx";
import { SectionGroup } from "./section-group.tsx";
import { useMovable } from "./use-movable.ts";

const ICONS: Record<MovableSection, LucideIcon> = {
  workExperience: BriefcaseBusiness,
  projects: FolderKanban,
  education: GraduationCap,
  skillContent: Wrench,
  other: LayoutList,
};
const SKILLS = { section: "skillContent", entry_id: null, field: null };

export function MovableGroup({
  section,
  isOpen,
  onOpen,
}: {
  readonly section: MovableSection;
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}) {
  const t = useText(sectionsText);
  const name = useText(placeText).sections[section];
  const { data, edit, save, newId } = useEditor();
  const [openId, setOpenId] = useState<string | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const { row, handleProps, isDragged, edge } = useMovable<HTMLElement, MovableSection>({
    list: "sections",
    id: section,
    ids: sectionsOf(data),
    name,
    onMove: (moved, to) => {
      edit(moveSection(data, moved, to));
      save();
    },
  });
  const group = {
    ref: row,
    name,
    icon: ICONS[section],
    isOpen,
    onToggle: () => onOpen(!isOpen),
    handle: (
      <>
        <DropEdge edge={edge} />
        <MoveHandle {...handleProps} />
      </>
    ),
    className: cx(isDragged && "opacity-50"),
  };
  if (section === "skillContent") {
    return (
      <SectionGroup {...group}>
        <FieldInput place={SKILLS} spec={{ name: "skillContent", kind: "prose" }} />
      </SectionGroup>
    );
  }
  const entries = entriesOf(data, section);
  const add = () => {
    const id = newId(section);
    edit({ kind: "add", section, entry: blankEntry(section, id) });
    save();
    onOpen(true);
    setOpenId(id);
    setNewest(id);
  };
  return (
    <SectionGroup {...group} count={entries.length} adding={{ label: t.add[section], onAdd: add }}>
      <EntryList section={section} openId={openId} newest={newest} onOpen={setOpenId} />
    </SectionGroup>
  );
}

function EntryList({
  section,
  openId,
  newest,
  onOpen,
}: {
  readonly section: ListName;
  readonly openId: string | null;
  /** The one that was just added. */
  readonly newest: string | null;
  readonly onOpen: (id: string | null) => void;
}) {
  const t = useText(sectionsText);
  const { data } = useEditor();
  const entries = entriesOf(data, section);
  if (entries.length === 0) return <p className="px-1 text-sm text-ink-3">{t.empty[section]}</p>;
  return (
    <ol className="flex flex-col gap-2">
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          section={section}
          entry={entry}
          isOpen={entry.id === openId}
          isNew={entry.id === newest}
          onToggle={() => onOpen(entry.id === openId ? null : entry.id)}
        />
      ))}
    </ol>
  );
}
