/** Where a career begins, and the way back to those that were begun. */
import { Page } from "../../design/page.tsx";
import { useText } from "../../i18n/text.ts";
import { IntakeForm } from "./intake/intake-form.tsx";
import { SessionsList } from "./intake/sessions-list.tsx";
import { sessionText } from "./text/session-text.ts";

export default function CareersPage() {
  const t = useText(sessionText);
  return (
    <Page title={t.title} about={t.about}>
      <IntakeForm />
      <SessionsList />
    </Page>
  );
}
