/** The first page: how this installation is, and what can be done with it today. */
import { Page } from "../../design/page.tsx";
import { useShellText, useText } from "../../i18n/text.ts";
import { FirstSteps } from "./first-steps.tsx";
import { Glance } from "./glance.tsx";
import { dayPart } from "./greeting.ts";
import { homeText } from "./home-text.ts";

export default function HomePage() {
  const t = useText(homeText);
  const { areas } = useShellText();
  return (
    <Page
      title={t.greetings[dayPart(new Date().getHours())]}
      tabTitle={areas.home}
      about={
        <figure className="flex flex-wrap gap-x-2">
          <blockquote>{t.saying}</blockquote>
          <figcaption className="text-ink-3">— {t.sayingBy}</figcaption>
        </figure>
      }
    >
      <Glance />
      <FirstSteps />
    </Page>
  );
}
