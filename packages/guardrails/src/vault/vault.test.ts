import { expect, it } from "vitest";
import { describeGuardrails, RECRUITER } from "../testing/describe-guardrails.suite.ts";

const SECRET = "a secret of at least sixteen characters";
const RUN = { ...RECRUITER, run_id: "run_1" };
const TEXT = "张伟 13812345678，身份证 11010519491231002X，备用 13812345678，z@example.com";

describeGuardrails("the vault", ({ locate, open, openAt }) => {
  it("masks personal data and gives it back to the owner of the run", async () => {
    const guardrails = await open({ secret: SECRET });
    const { text, findings } = await guardrails.redact(TEXT, RUN);
    expect(text).toBe(
      "张伟 **********1，身份证 *****************2，备用 **********1，3@*******.***",
    );
    expect(findings).toHaveLength(4);
    const answer = `请致电 ${text.slice(3, 14)} 或写信 3@*******.***。`;
    expect(await guardrails.restore(answer, RUN)).toBe("请致电 13812345678 或写信 z@example.com。");
    expect(await guardrails.restore(text, RUN)).toBe(TEXT);
  });

  it("gives a value the same mask in all texts of a run, in another process too", async () => {
    const location = await locate();
    const first = await openAt(location, { secret: SECRET });
    await first.guardrails.redact("打 13812345678", RUN);
    await first.store.close();
    const { guardrails } = await openAt(location, { secret: SECRET });
    expect((await guardrails.redact("回拨 13812345678 或 13912345678", RUN)).text).toBe(
      "回拨 **********1 或 **********2",
    );
  });

  it("gives nothing to anybody else, whatever their role", async () => {
    const guardrails = await open({ secret: SECRET });
    const { text } = await guardrails.redact(TEXT, RUN);
    const owner = { ...RUN, user: "boss", roles: ["owner" as const] };
    await expect(guardrails.restore(text, owner)).rejects.toMatchObject({
      code: "vault-not-owner",
    });
    await expect(guardrails.redact(TEXT, owner)).rejects.toMatchObject({ code: "vault-not-owner" });
    // Another run and another tenant have masks of their own: these stay what they are.
    expect(await guardrails.restore(text, { ...RUN, run_id: "run_2" })).toBe(text);
    expect(await guardrails.restore(text, { ...RUN, tenant: "globex" })).toBe(text);
  });

  it("keeps no value that can be read in the database, or with another secret", async () => {
    const location = await locate();
    const { guardrails, store } = await openAt(location, { secret: SECRET });
    const { text } = await guardrails.redact(TEXT, RUN);
    const rows = await store.forTenant("acme").selectFrom("guardrail_vault").selectAll().execute();
    expect(JSON.stringify(rows.map((row) => ({ ...row, sealed: [...row.sealed] })))).not.toMatch(
      /13812345678|11010519491231002X/,
    );
    await store.close();
    const other = await openAt(location, { secret: "another secret of sixteen characters" });
    await expect(other.guardrails.restore(text, RUN)).rejects.toMatchObject({
      code: "vault-unreadable",
    });
  });

  it("shows what it would make of a text, without a secret and without keeping anything", async () => {
    const location = await locate();
    const { guardrails, store } = await openAt(location);
    const { text, findings } = await guardrails.previewRedaction(TEXT, RUN.tenant);
    expect(text).toBe(
      "张伟 **********1，身份证 *****************2，备用 **********1，3@*******.***",
    );
    expect(findings).toHaveLength(4);
    const db = store.forTenant("acme");
    expect(await db.selectFrom("guardrail_vault").selectAll().execute()).toEqual([]);
  });

  it("asks for its secret when it is first needed, and again if it could not be had", async () => {
    const answers = [Promise.reject(new Error("no disk")), Promise.resolve(SECRET)];
    answers[0]?.catch(() => {});
    const asked: number[] = [];
    const secret = () => answers[asked.push(1) - 1] ?? Promise.reject(new Error("asked too often"));
    const guardrails = await open({ secret });
    expect(asked).toHaveLength(0);
    await expect(guardrails.redact(TEXT, RUN)).rejects.toThrow("no disk");
    const { text } = await guardrails.redact(TEXT, RUN);
    expect(await guardrails.restore(text, RUN)).toBe(TEXT);
    expect(asked).toHaveLength(2);
  });

  it("refuses to work without a secret, or with a short one", async () => {
    const guardrails = await open();
    await expect(guardrails.redact(TEXT, RUN)).rejects.toMatchObject({ code: "vault-locked" });
    await expect(open({ secret: "short" })).rejects.toMatchObject({
      code: "guardrail-request-invalid",
    });
  });
});
