/** The frame of a section: its name and what it is for. */
import type { ReactNode } from "react";
import { Page } from "../../design/page.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import type { Section } from "./sections.ts";
import { settingsText } from "./settings-text.ts";

export function SectionPage({
  id,
  children,
}: {
  readonly id: Section["id"];
  readonly children: ReactNode;
}) {
  const { sections } = useShellText();
  const { about } = useText(settingsText);
  return (
    <Page title={sections[id]} about={about[id]}>
      {children}
    </Page>
  );
}
