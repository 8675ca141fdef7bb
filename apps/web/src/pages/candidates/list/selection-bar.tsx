/** What can be done with everybody who is selected. */
import type { Person } from "@bole/server/contract";
import { BriefcaseBusiness } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { AddToJobDialog } from "../../../talent/add-to-job-dialog.tsx";
import { candidatesText } from "../candidates-text.ts";

export function SelectionBar({
  people,
  onClear,
}: {
  readonly people: readonly Person[];
  readonly onClear: () => void;
}) {
  const t = useText(candidatesText);
  const [isAdding, setAdding] = useState(false);
  return (
    <section
      aria-label={t.selected(people.length)}
      className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-raised px-5 py-3 shadow-float"
    >
      <p role="status" className="mr-auto font-medium">
        {t.selected(people.length)}
      </p>
      <Button variant="ghost" onClick={onClear}>
        {t.unselect}
      </Button>
      <Button variant="primary" onClick={() => setAdding(true)}>
        <BriefcaseBusiness aria-hidden />
        {t.addToJob}
      </Button>
      {isAdding && (
        <AddToJobDialog people={people} onClose={() => setAdding(false)} onDone={onClear} />
      )}
    </section>
  );
}
