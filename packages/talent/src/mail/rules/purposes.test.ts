/** Who may get which mail: purposes × stages × languages, and for random people. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Stage } from "../../model/application.ts";
import { MailPurpose } from "../../model/message.ts";
import { SuppressionReason } from "../../model/suppression.ts";
import { describeTalent } from "../../testing/describe-talent.suite.ts";
import { outboxWorld } from "../testing/outbox-world.suite.ts";
import { KEPT_BACK_BY, type ReachedStage, STAGES_FOR } from "./purposes.ts";
import { furthest } from "./reached-stage.ts";

const STAGES: readonly ReachedStage[] = ["none", ...Stage.options];

describe("purposes by stages", () => {
  it("is this table", () => {
    const row = (purpose: MailPurpose) =>
      STAGES.map((stage) => (STAGES_FOR[purpose].includes(stage) ? "x" : ".")).join(" ");
    expect(
      Object.fromEntries(MailPurpose.options.map((purpose) => [purpose, row(purpose)])),
    ).toEqual({
      // none sourced contacted replied screening interview offer hired rejected withdrawn
      outreach: "x x x . . . . . . .",
      follow_up: "x x x x x x x . . .",
      rejection: ". . x x x x . . x .",
      offer: ". . . . . x x . . .",
      reply: "x x x x x x x x x x",
      reminder: ". . . . . x x . . .",
      invitation: "x x x x x x x . . .",
      note: "x x x x x x x x x x",
    });
  });

  it("counts the end, then the furthest stage, of profiles that may be one person", () => {
    expect(furthest([])).toBe("none");
    expect(furthest(["sourced", "interview"])).toBe("interview");
    expect(furthest(["interview", "withdrawn"])).toBe("withdrawn");
    expect(furthest(["rejected", "hired"])).toBe("hired");
  });
});

const TEXTS = {
  en: "Hello Ada, we would like to tell you something.",
  zh: "你好，我们想告诉你一件事。",
};

describeTalent("who gets a mail", ({ open }) => {
  const world = async () => {
    const opened = outboxWorld(open);
    const { talent, rosa } = opened;
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    let people = 0;
    /** Somebody at a stage, who wrote to us and has an interview where one is needed. */
    const personAt = async (stage: ReachedStage, email = `p${++people}@example.com`) => {
      const { id } = await talent.people.add(rosa, { name: `Person ${people}`, email });
      if (stage === "none") return { id, email };
      await talent.applications.add(rosa, { person_id: id, job_id: job.id, stage });
      return { id, email };
    };
    const wrote = async (email: string) => {
      const raw = `From: ${email}\r\nTo: rosa@acme.example\r\nSubject: A question\r\n\r\nWhat is the pay?`;
      return (await talent.mails.receive(rosa, new TextEncoder().encode(raw))).message.id;
    };
    return { ...opened, job, personAt, wrote };
  };

  it.each(Object.entries(TEXTS))("follows purpose and stage, in %s", async (_, text) => {
    const { ask, job, personAt, wrote, talent, rosa, store } = await world();
    for (const stage of STAGES) {
      const { id: person_id, email: to } = await personAt(stage);
      const incoming = await wrote(to);
      // Their question has made them a candidate of nothing: it names no job.
      const ours = (await talent.mails.list(rosa, { person_id })).items[0]?.id ?? incoming;
      const application = await store
        .forTenant(rosa.tenant)
        .selectFrom("pipeline")
        .select("stage")
        .where("person_id", "=", person_id)
        .executeTakeFirst();
      expect(application?.stage ?? "none").toBe(stage);
      for (const purpose of MailPurpose.options) {
        if (purpose === "reminder") continue;
        const answers = purpose === "reply" || purpose === "follow_up" ? ours : null;
        const asked = ask({ person_id, to, job_id: job.id, purpose, text, answers });
        const outcome = await asked.then(
          ({ state }) => state,
          (error: { code: string }) => error.code,
        );
        const isAllowed = STAGES_FOR[purpose].includes(stage);
        expect([purpose, stage, outcome]).toEqual([
          purpose,
          stage,
          isAllowed ? "awaiting_approval" : "mail-wrong-stage",
        ]);
      }
    }
  });

  it("never is somebody who is excluded: not drafted, not asked for, not sent to", async () => {
    const { queue, job, talent, rosa, clock, dispatch, personAt, store, policy } = await world();
    await policy({ limits: { mails_per_day: 1_000 } });
    const Case = fc.record({
      purpose: fc.constantFrom(
        ...MailPurpose.options.filter((one) => !["reply", "follow_up", "reminder"].includes(one)),
      ),
      stage: fc.constantFrom(...STAGES),
      twin: fc.option(fc.constantFrom(...STAGES), { nil: null }),
      listed: fc.option(fc.constantFrom(...SuppressionReason.options), { nil: null }),
      consent: fc.constantFrom("given" as const, "withdrawn" as const),
      /** Whether it becomes so only while the mail waits. */
      late: fc.boolean(),
    });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(Case, async ({ purpose, stage, twin, listed, consent, late }) => {
        runs += 1;
        const person = await personAt(stage);
        const phone = `+49 30 ${1_000_000 + runs}`;
        await talent.people.change(rosa, person.id, 1, { phone });
        const exclude = async () => {
          if (twin !== null) {
            const other = await personAt(twin);
            await talent.people.change(rosa, other.id, 1, { phone });
          }
          if (listed !== null) await suppressAs(listed, person.email);
          if (consent === "withdrawn") await talent.people.change(rosa, person.id, 2, { consent });
        };
        if (!late) await exclude();
        const reached = furthest(
          [stage, ...(twin === null ? [] : [twin])].flatMap((one) => (one === "none" ? [] : [one])),
        );
        const keptBack = KEPT_BACK_BY[purpose];
        const isExcluded =
          !STAGES_FOR[purpose].includes(reached) ||
          (listed !== null && keptBack.includes(listed)) ||
          (consent === "withdrawn" && keptBack.includes("consent_withdrawn"));
        const to = { person_id: person.id, job_id: job.id, to: person.email };
        if (!late) {
          const wish = { ...to, run_id: `r${runs}`, purpose, answers: null };
          expect((await talent.mails.claimDraft(rosa, wish)) !== null).toBe(isExcluded);
        }
        const mail = await queue({ ...to, purpose }).catch(() => null);
        if (late) await exclude();
        clock.at += 1_000;
        await dispatch();
        const state = mail && (await talent.mails.get(rosa, mail.id)).state;
        if (isExcluded) expect(state).not.toBe("sent");
        if (isExcluded && !late) expect(mail).toBeNull();
        if (!isExcluded) expect(state).toBe("sent");
      }),
      { numRuns: 60, seed: 17 },
    );

    async function suppressAs(reason: SuppressionReason, address: string): Promise<void> {
      const { id } = await talent.suppressions.add(rosa, { address });
      const db = store.forTenant(rosa.tenant);
      await db.updateTable("suppressions").set({ reason }).where("address_hash", "=", id).execute();
    }
  });
});
