/** The frame of a section: its name and what it is for. */
import type { ReactNode } from "react";
import { useMay } from "../../account/use-session.ts";
import { Page } from "../../design/page.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import NoAccessPage from "../no-access-page.tsx";
import { SECTIONS, type Section } from "./sections.ts";
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
  const may = useMay();
  const needs = SECTIONS.find((section) => section.id === id)?.needs;
  if (needs !== undefined && !may(needs)) return <NoAccessPage />;
  return (
    <Page title={sections[id]} about={about[id]}>
      {children}
    </Page>
  );
}
