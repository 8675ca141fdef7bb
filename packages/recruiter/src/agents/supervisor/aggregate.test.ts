import { describe, expect, it } from "vitest";
import type { Sent } from "../../model/index.ts";
import { toldError } from "../../model/told-error.ts";
import { tally } from "./count-results.ts";
import { summaryText } from "./summary-text.ts";

const sent = (state: Sent["state"], name: string): Sent => ({
  person_id: name,
  application_id: null,
  job_id: null,
  name,
  message_id: null,
  thread_id: null,
  state,
  not_before: null,
  why: state === "postponed" ? "daily_limit" : "mail-suppressed",
});

describe("what a plan has done", () => {
  it("says of a second mail of a kind why it waits, and not that it goes out later", () => {
    const second = { ...sent("postponed", "Bo"), why: "a mail like this was already sent" };
    const { counts, warnings } = tally([[second]], "en");
    expect(counts).toMatchObject({ postponed: 0, refused: 1 });
    expect(warnings).toEqual(["Bo: a mail like this was already sent"]);
  });

  it("is counted by the results of its steps, whatever the plan was", () => {
    const shortlist = { job_id: "j", candidates: [], considered: 60, notes: ["Nobody."] };
    const failed = {
      error: {
        code: "agent-timeout",
        message: 'steps[0].args.job_id: agent "x" does not take null',
      },
    };
    const mails = [sent("queued", "Ada"), sent("postponed", "Bo"), sent("refused", "Cy"), failed];
    const { counts, warnings, links } = tally([shortlist, mails, null], "en");
    expect(counts).toMatchObject({ considered: 60, sent: 1, postponed: 1, refused: 1, failed: 1 });
    expect(warnings).toEqual([
      "Nobody.",
      `Cy: ${toldError("mail-suppressed", "en")}`,
      toldError("agent-timeout", "en"),
    ]);
    expect(links.map(({ title }) => title)).toEqual(["Ada", "Bo", "Cy"]);
    expect(summaryText(counts, "zh")).toBe(
      "看了 60 人，发出 1 封邮件，1 封稍后发出，1 封没有发，1 项失败。",
    );
    expect(summaryText(counts, "en")).toBe(
      "Looked at 60 people, sent 1 mail, 1 will go out later, 1 not sent, 1 failed.",
    );
  });
});
