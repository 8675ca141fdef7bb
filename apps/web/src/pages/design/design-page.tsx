/** The living style guide: components as they are, with the tokens they are made of. */
import { Page } from "../../design/page.tsx";
import { useText } from "../../i18n/text.ts";
import { Controls } from "./controls.tsx";
import { designText } from "./design-text.ts";
import { Layers } from "./layers.tsx";
import { States } from "./states.tsx";
import { Tokens } from "./tokens.tsx";

export default function DesignPage() {
  const t = useText(designText);
  return (
    <Page title={t.title} about={t.about}>
      <Tokens />
      <Controls />
      <Layers />
      <States />
    </Page>
  );
}
