/** The charts of one job, or of all of them. */
import type { HiringReport, Stage } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { STAGES } from "../../talent/names.ts";
import { talentText } from "../../talent/talent-text.ts";
import { Bars } from "./bars.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { reportsText } from "./reports-text.ts";
import { days, percent } from "./shares.ts";

export type Numbers = HiringReport["totals"];

const FUNNEL = STAGES.filter((stage) => stage !== "rejected" && stage !== "withdrawn");

export function FunnelChart({ numbers }: { readonly numbers: Numbers }) {
  const t = useText(reportsText);
  const { stages } = useText(talentText);
  const { number } = useFormat();
  const bar = (stage: Stage) => {
    const value = numbers.reached[stage] ?? 0;
    const share = percent(value, numbers.people);
    return { key: stage, label: stages[stage], value, shown: `${number(value)} · ${share}` };
  };
  return (
    <ReportPanel title={t.funnel} about={t.funnelAbout}>
      <Bars bars={FUNNEL.map(bar)} most={numbers.people} />
    </ReportPanel>
  );
}

export function TimesChart({ numbers }: { readonly numbers: Numbers }) {
  const t = useText(reportsText);
  const { stages } = useText(talentText);
  const { number } = useFormat();
  return (
    <ReportPanel title={t.times} about={t.timesAbout}>
      <Bars
        bars={numbers.times.map(({ stage, left_days, here, here_days }) => ({
          key: stage,
          label: stages[stage],
          value: left_days ?? 0,
          shown: left_days === null ? "–" : t.stay(number(days(left_days))),
          ...(here_days !== null && { note: t.still(here, number(days(here_days))) }),
        }))}
      />
    </ReportPanel>
  );
}

export function RepliesChart({ jobs }: Pick<HiringReport, "jobs">) {
  const t = useText(reportsText);
  const { number } = useFormat();
  const written = jobs.filter(({ replies }) => replies.written > 0);
  return (
    <ReportPanel title={t.replies} about={t.repliesAbout}>
      {written.length === 0 ? (
        <p className="px-5 py-4 text-ink-3">
          {t.noMail}{" "}
          <Link to="/people" className="rounded-sm text-accent-ink underline">
            {t.writeMail}
          </Link>
        </p>
      ) : (
        <Bars
          most={1}
          bars={written.map(({ job_id, title, replies }) => ({
            key: job_id,
            label: title,
            value: replies.replied / replies.written,
            shown: t.replied(number(replies.replied), number(replies.written)),
            ...(replies.reply_hours !== null && {
              note: t.firstReply(number(days(replies.reply_hours))),
            }),
          }))}
        />
      )}
    </ReportPanel>
  );
}
