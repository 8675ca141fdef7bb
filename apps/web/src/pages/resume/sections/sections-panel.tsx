/** All of the résumé as fields, section by section: the way to what is not on the page yet. */
import { UserRound } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { sectionsOf } from "../model/section-order.ts";
import { placeText } from "../text/place-text.ts";
import { EntryForm } from "./entry-form.tsx";
import { MovableGroup } from "./movable-group.tsx";
import { SectionGroup } from "./section-group.tsx";

export function SectionsPanel() {
  const names = useText(placeText);
  const { data } = useEditor();
  // Who has no name yet begins with it.
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(data.basic.name === "" ? [] : ["basic"]),
  );
  const setOpen = (section: string, isOpen: boolean) =>
    setClosed((old) => {
      const next = new Set(old);
      if (isOpen) next.delete(section);
      else next.add(section);
      return next;
    });
  const isOpen = (section: string) => !closed.has(section);
  return (
    <>
      <SectionGroup
        name={names.sections.basic}
        icon={UserRound}
        isOpen={isOpen("basic")}
        onToggle={() => setOpen("basic", !isOpen("basic"))}
      >
        <EntryForm section="basic" entryId={null} />
      </SectionGroup>
      {sectionsOf(data).map((section) => (
        <MovableGroup
          key={section}
          section={section}
          isOpen={isOpen(section)}
          onOpen={(open) => setOpen(section, open)}
        />
      ))}
    </>
  );
}
