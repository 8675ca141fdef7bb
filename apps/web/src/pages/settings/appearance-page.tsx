import type { ReactNode } from "react";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { LanguageSwitch } from "../../shell/language-switch.tsx";
import { SideSwitch } from "../../shell/side-switch.tsx";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { SectionPage } from "./section-page.tsx";
import { settingsText } from "./settings-text.ts";

export default function AppearancePage() {
  const t = useText(settingsText);
  return (
    <SectionPage id="appearance">
      <Card className="divide-y divide-line">
        <Row name={t.language}>
          <LanguageSwitch />
        </Row>
        <Row name={t.theme}>
          <ThemeSwitch />
        </Row>
        <Row name={t.side} about={t.sideAbout}>
          <SideSwitch />
        </Row>
      </Card>
    </SectionPage>
  );
}

function Row({
  name,
  about,
  children,
}: {
  readonly name: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div>
        <p className="font-medium">{name}</p>
        {about !== undefined && <p className="text-sm text-ink-2">{about}</p>}
      </div>
      <div className="min-w-52">{children}</div>
    </div>
  );
}
