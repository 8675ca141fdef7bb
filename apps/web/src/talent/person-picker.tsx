/** One person, found by words. */
import type { Person } from "@bole/server/contract";
import type { ReactNode } from "react";
import { CANDIDATES_KEY, findPeople } from "../api/candidates.ts";
import { SearchPicker } from "../design/search-picker.tsx";
import { useText } from "../i18n/text.ts";
import { talentText } from "./talent-text.ts";

export function PersonPicker({
  trigger,
  onPick,
}: {
  readonly trigger: ReactNode;
  readonly onPick: (person: Person) => void;
}) {
  const t = useText(talentText).people;
  return (
    <SearchPicker
      id={CANDIDATES_KEY[0]}
      label={t.choose}
      placeholder={t.placeholder}
      empty={t.empty}
      trigger={trigger}
      find={findPeople}
      keyOf={({ person }) => person.id}
      show={({ person }) => (
        <>
          <p className="line-clamp-1">{person.name}</p>
          <p className="line-clamp-1 text-sm text-ink-3">
            {[person.headline, person.location].filter(Boolean).join(" · ")}
          </p>
        </>
      )}
      onPick={({ person }) => onPick(person)}
    />
  );
}
