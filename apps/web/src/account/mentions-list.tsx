/** Notes that mention the one who is here, until they have seen them. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AtSign } from "lucide-react";
import { mentionsQuery } from "../api/notes.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { useActorName } from "./use-actor-name.ts";

const SHOWN = 3;

export function MentionsList() {
  const t = useText(accountText);
  const nameOf = useActorName();
  const { data } = useQuery(mentionsQuery);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <ul aria-label={t.mentions} className="flex flex-col gap-1">
      {data.items.slice(0, SHOWN).map(({ id, author, person_id, person_name }) => (
        <li key={id}>
          <Link
            to="/people/$candidateId"
            params={{ candidateId: person_id }}
            search={{ tab: "notes" }}
            className="flex items-start gap-2 rounded-md bg-accent-soft px-2 py-1.5 text-sm text-accent-ink hover:underline"
          >
            <AtSign aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">
              {t.mentionedBy(nameOf(author), person_name)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
