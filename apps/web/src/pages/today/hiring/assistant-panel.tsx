/** What the assistant's runs changed lately, newest first. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { auditQuery } from "../../../api/audit.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useAuditWords } from "../../audit/use-audit-words.ts";
import { MORE, Panel } from "../panel.tsx";
import { hiringText } from "./hiring-text.ts";

const SHOWN = 6;

export function AssistantPanel() {
  const t = useText(hiringText);
  const words = useAuditWords();
  const { since } = useFormat();
  const { data } = useInfiniteQuery(auditQuery({}));
  const done = (data?.pages[0]?.items ?? []).filter(({ run_id }) => run_id !== null);
  return (
    <Panel
      title={t.assistant}
      more={
        <Link to="/assistant" className={MORE}>
          {t.ask}
        </Link>
      }
    >
      {done.length === 0 && <p className="px-5 py-4 text-ink-3">{t.nothingDone}</p>}
      <ul className="divide-y divide-line">
        {done.slice(0, SHOWN).map((event) => (
          <li key={event.id} className="px-5 py-2.5 text-sm">
            <span className="font-medium">{words.action(event.action)}</span>{" "}
            <span className="break-words text-ink-2">
              {[event.person_name, event.job_title].filter(Boolean).join(" · ")}
            </span>
            <span className="block text-ink-3">{since(event.at, Date.now())}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
