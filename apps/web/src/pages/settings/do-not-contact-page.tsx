import { SuppressionsTab } from "../outbox/suppressions-tab.tsx";
import { SectionPage } from "./section-page.tsx";

export default function DoNotContactPage() {
  return (
    <SectionPage id="doNotContact">
      <SuppressionsTab />
    </SectionPage>
  );
}
