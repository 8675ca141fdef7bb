import type { RequestedCall } from "@bole/models";
import { expect, it } from "vitest";
import type { AgentEvent } from "../agent/events.ts";
import { describeDesk, type OpenedDesk } from "../testing/describe-desk.suite.ts";
import { TurnEnd } from "./chat-request.ts";
import type { ChatParts } from "./resume-chat.ts";

const DATA = {
  basic: { name: "张三" },
  workExperience: [
    { id: "a", company: "美团", position: "工程师" },
    { id: "b", company: "字节", position: "经理" },
  ],
};

const types = (events: readonly AgentEvent[]) => events.map(({ type }) => type);
const replyOf = (events: readonly AgentEvent[]) =>
  events.find(({ type }) => type === "reply")?.content;
const endOf = (events: readonly AgentEvent[]) => TurnEnd.parse(events.at(-1)?.content);
const resultOf = (events: readonly AgentEvent[]) =>
  events.flatMap((event) => (event.type === "tool_result" ? [event.content] : [])).at(-1);

async function begun(opened: OpenedDesk) {
  const { id, person_id } = await opened.desk.create(opened.olga, { data: DATA });
  const about = { resume_id: id, session_id: "s1" };
  const say = (message: string, more: object = {}) =>
    opened.newChat().send(opened.olga, { message, ...about, ...more });
  const data = async () => (await opened.desk.get(opened.olga, id)).resume.data;
  return { id, person_id, about, say, data };
}

type Models = NonNullable<ChatParts["models"]>;

/** A model that makes these calls, after something else has happened. */
function modelThat(
  calls: readonly Pick<RequestedCall, "tool" | "args">[],
  first: () => Promise<unknown>,
): Models {
  return {
    run: () => Promise.reject(new Error("no task is asked for")),
    converse: async ({ perform }) => {
      await first();
      for (const call of calls) await perform({ id: "call", ...call });
      return {
        ...{ solver: "model", model: "stand-in", text: "", steps: 1, attempts: 1, cost: 0 },
        tokens: { input: 1, output: 1, cached: 0 },
      };
    },
  };
}

const updating = (path: string, text: string) => ({
  tool: "CVEditor",
  args: { edits: [{ action: "update", path, text }] },
});
const rename = (name: string) => [updating("basic.name", name)];

describeDesk("a conversation about a stored résumé", ({ open }) => {
  it("edits it, tells each call with the whole résumé after it, and keeps why", async () => {
    const opened = open();
    const { id, say, data } = await begun(opened);
    const events = await say("把名字改成李四");
    expect(types(events)).toEqual(["tool_call", "tool_result", "reply", "done"]);
    expect(resultOf(events)).toMatchObject({
      success: true,
      data: "李四",
      path: "basic.name",
      resume_data: { basic: { name: "李四" }, workExperience: [{ id: "a" }, { id: "b" }] },
    });
    expect(replyOf(events)).toBe("好的，已将姓名修改为「李四」");
    const end = endOf(events);
    expect(end).toMatchObject({ session_id: "s1", resume_id: id, version: 2, can_undo: true });
    expect((await data()).basic.name).toBe("李四");
    const { items } = await opened.desk.history(opened.olga, id);
    expect(items).toMatchObject([
      { cause: { kind: "chat", session_id: "s1", turn_id: end.turn_id }, solver: "embedded" },
    ]);
  });

  it("goes on where it was, in any process", async () => {
    const opened = open();
    const { say, data } = await begun(opened);
    await say("添加教育经历：北京大学，计算机科学，本科，2016年9月到2020年6月");
    await say("把它改成博士");
    expect((await data()).education).toMatchObject([
      { school: "北京大学", degree: "博士", startDate: "2016-09", endDate: "2020-06" },
    ]);
    const undone = await say("撤销");
    expect(resultOf(undone)).toMatchObject({
      success: true,
      resume_data: { education: [{ degree: "本科" }] },
    });
    await say("重做");
    expect((await data()).education).toMatchObject([{ degree: "博士" }]);
    expect(replyOf(await say("重做"))).toBe("没有可以重做的修改");
  });

  it("takes back all that one message did, at once", async () => {
    const opened = open();
    const { say, data } = await begun(opened);
    const before = await data();
    await say("把名字改成王小明，删除第一段工作");
    expect((await data()).workExperience).toHaveLength(1);
    await say("撤销");
    expect(await data()).toEqual(before);
  });

  it("answers a repeated message once, with the same answer", async () => {
    const opened = open();
    const { id, say, data } = await begun(opened);
    const again = { message_id: "m1" };
    const first = await say("添加一段工作经历", again);
    await say("把名字改成李四");
    expect(await say("添加一段工作经历", again)).toEqual(first);
    expect((await data()).workExperience).toHaveLength(3);
    const chat = opened.newChat();
    const request = { message: "添加一个项目", resume_id: id, session_id: "s2", message_id: "m" };
    const both = await Promise.all([
      chat.send(opened.olga, request),
      opened.newChat().send(opened.olga, request),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect((await data()).projects).toHaveLength(1);
  });

  it("brings its edit onto what somebody changed while it was thinking", async () => {
    const opened = open();
    const { id, about, data } = await begun(opened);
    const { desk, olga } = opened;
    const elsewhere = () =>
      desk.edit(olga, id, {
        base_version: 1,
        edits: [{ path: "workExperience[0]", action: "delete" }],
      });
    const chat = opened.newChat({ models: modelThat(rename("李四"), elsewhere) });
    const events = await chat.send(olga, { message: "我叫李四", ...about });
    expect(resultOf(events)).toMatchObject({
      success: true,
      resume_data: { basic: { name: "李四" }, workExperience: [{ id: "b" }] },
    });
    expect(endOf(events)).toMatchObject({ version: 3, solver: "stand-in" });
    expect((await data()).workExperience).toMatchObject([{ id: "b" }]);
  });

  it("changes nothing where somebody changed the same meanwhile, and says so", async () => {
    const opened = open();
    const { id, about, data } = await begun(opened);
    const { desk, olga } = opened;
    const edits = [{ path: "basic.name", action: "update" as const, value: "王五" }];
    const chat = opened.newChat({
      models: modelThat(rename("李四"), () => desk.edit(olga, id, { base_version: 1, edits })),
    });
    const events = await chat.send(olga, { message: "我叫李四", ...about });
    expect(resultOf(events)).toMatchObject({
      success: false,
      data: null,
      resume_data: { basic: { name: "王五" } },
    });
    expect(replyOf(events)).toMatch(/没有修改.*王五/);
    expect((await data()).basic.name).toBe("王五");
  });

  it("never slips from one résumé to another", async () => {
    const opened = open();
    const { about, say } = await begun(opened);
    const other = await opened.desk.create(opened.olga, { data: DATA });
    await say("你好");
    for (const wrong of [{ resume_id: other.id }, { resume_id: undefined, resume_data: DATA }]) {
      await expect(say("我叫李四", { ...about, ...wrong })).rejects.toMatchObject({
        code: "session-of-another-resume",
      });
    }
    const stranger = { ...opened.olga, tenant: "another" };
    const { resume_id } = about;
    await expect(
      opened.newChat().send(stranger, { message: "我叫李四", resume_id }),
    ).rejects.toMatchObject({ code: "resume-unknown" });
  });

  it("is listed, read again, removed, and goes with its person", async () => {
    const opened = open();
    const { id, person_id, say } = await begun(opened);
    const { olga, talent, store } = opened;
    await say("把名字改成李四");
    await say("你好", { session_id: "s2" });
    const chat = opened.newChat();
    const { items, next } = await chat.sessions(olga, { resume_id: id, limit: 1 });
    expect([items, next]).toMatchObject([[{ id: "s2", title: "你好" }], "1"]);
    const { turns } = await chat.session(olga, "s1");
    expect(turns).toMatchObject([{ message: "把名字改成李四", version: 2, solver: "embedded" }]);
    expect(JSON.stringify(turns)).not.toContain("resume_data");
    await chat.remove(olga, "s2");
    await expect(chat.session(olga, "s2")).rejects.toMatchObject({
      code: "resume-session-unknown",
    });

    const { version } = await talent.people.get(olga, person_id);
    const payload = { person_id, version };
    const erase = await talent.effects.request(olga, { kind: "erase_person", payload });
    await talent.effects.approve(olga, erase.id, erase.content_hash);
    const db = store.forTenant(olga.tenant);
    expect(await db.selectFrom("resume_sessions").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("resume_turns").selectAll().execute()).toEqual([]);
  });

  // A conversation remembers what its edits replaced, so that a part of them can be taken back.
  it.each(["person", "resume"])("forgets old texts with the %s", async (erased) => {
    const opened = open();
    const { olga, store, talent } = opened;
    const { id, person_id, say } = await begun(opened);
    await say("把名字改成李四");
    const db = store.forTenant(olga.tenant);
    const kept = async () =>
      JSON.stringify([
        await db.selectFrom("resume_sessions").selectAll().execute(),
        await db.selectFrom("resume_turns").selectAll().execute(),
        await db.selectFrom("resume_edits").selectAll().execute(),
        await db.selectFrom("resume_snapshots").selectAll().execute(),
      ]);
    const [session] = await db.selectFrom("resume_sessions").select("memory").execute();
    expect(JSON.stringify(session)).toContain("张三");
    if (erased === "person") {
      const { version } = await talent.people.get(olga, person_id);
      const payload = { person_id, version };
      const erase = await talent.effects.request(olga, { kind: "erase_person", payload });
      await talent.effects.approve(olga, erase.id, erase.content_hash);
    } else await db.deleteFrom("resumes").where("id", "=", id).execute();
    expect(await kept()).toBe("[[],[],[],[]]");
  });
});

describeDesk("what is proposed", ({ open }) => {
  const propose = { mode: "propose" };

  it("changes nothing until it is applied, whole or in part", async () => {
    const opened = open();
    const { say, data } = await begun(opened);
    const chat = opened.newChat();
    const events = await say("把名字改成王小明，删除第一段工作", propose);
    expect(resultOf(events)).toMatchObject({
      proposed: true,
      resume_data: { workExperience: [{ id: "b" }] },
    });
    const { proposal, version } = endOf(events);
    expect(version).toBe(1);
    expect(proposal?.items).toMatchObject([
      { id: "1", state: "pending", changes: [{ field: "name", after: "王小明" }] },
      { id: "2", state: "pending", changes: [{ kind: "removed", entry_id: "a" }] },
    ]);
    expect((await data()).basic.name).toBe("张三");

    const id = proposal?.id ?? "";
    const decided = await chat.decide(opened.olga, "s1", id, { apply: ["2"] });
    expect(decided).toMatchObject({ version: 2, can_undo: true, changes: [{ entry_id: "a" }] });
    expect(decided.proposal.items.map(({ state }) => state)).toEqual(["pending", "applied"]);
    expect(await data()).toMatchObject({ basic: { name: "张三" }, workExperience: [{ id: "b" }] });
    await expect(chat.decide(opened.olga, "s1", id, { apply: ["2"] })).rejects.toMatchObject({
      code: "proposal-decided",
    });
    await chat.decide(opened.olga, "s1", id, { reject: "all" });
    await expect(chat.decide(opened.olga, "s1", id, { apply: "all" })).rejects.toMatchObject({
      code: "proposal-decided",
    });
    await expect(chat.decide(opened.olga, "s1", "x", { apply: "all" })).rejects.toMatchObject({
      code: "proposal-unknown",
    });
  });

  it("is applied or rejected in words, too", async () => {
    const { say, data } = await begun(open());
    await say("把名字改成王小明", propose);
    expect((await data()).basic.name).toBe("张三");
    const applied = await say("好的", propose);
    expect((await data()).basic.name).toBe("王小明");
    expect(endOf(applied)).toMatchObject({ version: 2, proposal: null });

    await say("把名字改成李四", propose);
    await say("不要", propose);
    // A yes has nothing left to answer.
    await say("好的", propose);
    expect((await data()).basic.name).toBe("王小明");
  });

  it("keeps what was changed since, and conflicts where it is the same", async () => {
    const opened = open();
    const { id, about, data } = await begun(opened);
    const { desk, olga } = opened;
    const both = [...rename("李四"), updating("workExperience[1].position", "总监")];
    const chat = opened.newChat({ models: modelThat(both, async () => undefined) });
    const asked = { message: "李四，总监", ...about, mode: "propose" } as const;
    const { proposal } = endOf(await chat.send(olga, asked));
    await desk.edit(olga, id, {
      base_version: 1,
      edits: [
        { path: "workExperience[0]", action: "delete" },
        { path: "basic.name", action: "update", value: "王五" },
      ],
    });
    const proposal_id = proposal?.id ?? "";
    await expect(chat.decide(olga, "s1", proposal_id, { apply: "all" })).rejects.toMatchObject({
      code: "edit-conflict",
      data: { conflicts: [{ field: "name", yours: "李四", theirs: "王五" }] },
    });
    await chat.decide(olga, "s1", proposal_id, { apply: ["2"] });
    expect((await data()).workExperience).toMatchObject([{ id: "b", position: "总监" }]);
  });
});

describeDesk("a conversation about a résumé that was sent along", ({ open }) => {
  it("is forgotten without a session, and ends as in the seed", async () => {
    const { newChat, olga, store } = open();
    const events = await newChat().send(olga, { message: "我叫李四", resume_data: DATA });
    expect(resultOf(events)).toMatchObject({ resume_data: { ...DATA, basic: { name: "李四" } } });
    expect(events.at(-1)).toEqual({ type: "done", content: null });
    const db = store.forTenant(olga.tenant);
    expect(await db.selectFrom("resume_sessions").selectAll().execute()).toEqual([]);
    const blank = await newChat().send(olga, { message: "我叫李四" });
    expect(resultOf(blank)).toMatchObject({ resume_data: { basic: { name: "李四" } } });
  });

  it("is not edited where a model should have read the message and has not", async () => {
    const { newChat, olga } = open();
    const models: Models = {
      run: () => Promise.reject(new Error("no task is asked for")),
      converse: async () => ({
        ...{ solver: "embedded", because: "failed", why: "HTTP 500", attempts: 1, cost: 0 },
        tokens: { input: 0, output: 0, cached: 0 },
      }),
    };
    const events = await newChat({ models }).send(olga, { message: "我叫李四", resume_data: DATA });
    expect(resultOf(events)).toMatchObject({ proposed: true });
    expect(replyOf(events)).toContain("模型没有回应");
    const undone = await newChat({ models }).send(olga, { message: "撤销", resume_data: DATA });
    expect(types(undone)).toEqual(["reply", "done"]);
    expect(replyOf(undone)).toContain("什么都没改");
  });

  it("is remembered with one: its résumé, what was spoken of, and what can be undone", async () => {
    const { newChat, olga } = open();
    const say = (message: string, more: object = {}) =>
      newChat().send(olga, { message, session_id: "mine", ...more });
    await say("添加教育经历：北京大学，计算机科学，本科", { resume_data: DATA });
    await say("把它改成博士");
    const undone = await say("撤销");
    expect(resultOf(undone)).toMatchObject({ resume_data: { education: [{ degree: "本科" }] } });
    expect(endOf(undone)).toMatchObject({ resume_id: null, version: 4, can_redo: true });

    // Whoever holds the résumé may have edited it by hand: that holds, and is undone by itself.
    const edited = { ...DATA, basic: { name: "王五" } };
    const next = await say("职位改成架构师", { resume_data: edited });
    expect(resultOf(next)?.resume_data).toMatchObject({ basic: { name: "王五" } });
    const { resume_data, resume_id } = await newChat().session(olga, "mine");
    expect([resume_id, resume_data]).toMatchObject([null, { basic: { name: "王五" } }]);
  });

  it("may wait for somebody, too", async () => {
    const { newChat, olga } = open();
    const request = { session_id: "mine", resume_data: DATA, mode: "propose" } as const;
    const events = await newChat().send(olga, { message: "我叫李四", ...request });
    const { proposal } = endOf(events);
    const decided = await newChat().decide(olga, "mine", proposal?.id ?? "", { apply: "all" });
    expect(decided).toMatchObject({ resume_id: null, resume_data: { basic: { name: "李四" } } });
  });

  it("is refused where it is none", async () => {
    const { newChat, olga } = open();
    const resume_data = { education: "none" };
    await expect(newChat().send(olga, { message: "我叫李四", resume_data })).rejects.toMatchObject({
      code: "resume-invalid",
    });
  });
});
