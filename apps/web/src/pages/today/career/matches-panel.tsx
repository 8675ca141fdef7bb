/** The few jobs that fit the newest résumé best. */
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { recommendQuery } from "../../../api/recommend.ts";
import { useHanFont } from "../../../design/han-font.ts";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { ApplyLink } from "../../matches/apply-link.tsx";
import { MORE, Panel } from "../panel.tsx";
import { careerTodayText } from "./career-text.ts";

const SHOWN = 3;

export function MatchesPanel({ resumeId }: { readonly resumeId: string | undefined }) {
  const t = useText(careerTodayText);
  const language = useLanguage();
  const question = { kind: "job", limit: SHOWN, resume_id: resumeId ?? null, language } as const;
  const { data, isFetching } = useQuery(recommendQuery(question, resumeId !== undefined));
  useHanFont(data);
  const jobs = data?.profile_data.recommendations ?? [];
  return (
    <Panel
      title={t.matches}
      more={
        <Link to="/matches" className={MORE}>
          {t.allMatches}
        </Link>
      }
    >
      {jobs.length === 0 && isFetching && <SkeletonRows rows={3} />}
      {jobs.length === 0 && !isFetching && <p className="px-5 py-4 text-ink-3">{t.noMatches}</p>}
      <ul className="divide-y divide-line">
        {jobs.map(({ id, title, organisation, location, score, match_reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <Link
                to="/matches/$jobId"
                params={{ jobId: id }}
                search={resumeId === undefined ? {} : { resume_id: resumeId }}
                className="rounded-sm font-medium break-words hover:text-accent-ink hover:underline"
              >
                {title}
              </Link>
              <p className="text-sm text-ink-3">
                {[organisation, location, t.score(Math.round(score))].filter(Boolean).join(" · ")}
              </p>
              <p className="mt-1 line-clamp-2 text-sm text-ink-2">{match_reason}</p>
            </div>
            <ApplyLink jobId={id} resumeId={resumeId ?? ""} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
