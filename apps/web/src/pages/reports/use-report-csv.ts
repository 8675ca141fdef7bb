/** Saves the report as a file. */
import type { HiringReport, ReportPeriod } from "@bole/server/contract";
import { download } from "../../design/download.ts";
import { notify } from "../../design/notify.ts";
import { useText } from "../../i18n/text.ts";
import { talentText } from "../../talent/talent-text.ts";
import { reportCsv } from "./report-csv.ts";
import { reportsText } from "./reports-text.ts";

export function useReportCsv() {
  const t = useText(reportsText);
  const { stages } = useText(talentText);
  return (report: HiringReport, period: ReportPeriod) => {
    const { csvTitles: titles } = t;
    const text = reportCsv(report, {
      ...{ job: t.job, allJobs: t.allJobs, people: t.people, ...titles },
      now: (stage) => titles.now(stages[stage]),
      reached: (stage) => titles.reached(stages[stage]),
      stay: (stage) => titles.stay(stages[stage]),
    });
    download(`${t.csvName}-${period}.csv`, "text/csv;charset=utf-8", text);
    void notify("success", t.saved(report.jobs.length));
  };
}
