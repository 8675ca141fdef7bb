import { Editable } from "../../account/editable.tsx";
import { ModelsTab } from "../system/models/models-tab.tsx";
import { SectionPage } from "./section-page.tsx";

export default function ModelsPage() {
  return (
    <SectionPage id="models">
      <Editable to="models.write">
        <ModelsTab />
      </Editable>
    </SectionPage>
  );
}
