import { describe, expect, it } from "vitest";
import { Stage } from "../model/application.ts";
import { conceptById } from "../skills/index.ts";
import { readDemo, readDemoFile } from "./read-demo.ts";
import { type Today, toInstant } from "./relative-time.ts";

const demo = readDemo();
const berlin: Today = { now: new Date("2026-11-15T08:00:00Z"), timeZone: "Europe/Berlin" };
const inOrder = (times: readonly string[]) => {
  const instants = times.map((time) => toInstant(time, berlin).getTime());
  return instants.every((at, index) => index === 0 || at > (instants[index - 1] ?? at));
};

describe("the demo's files", () => {
  it("tell of seventy-six people, half of them in Chinese, one with two versions of a résumé", () => {
    const versions = demo.people.filter(({ key }) => key.startsWith("zhao-mingxuan"));
    expect(versions.map(({ name }) => name)).toEqual(["赵明轩", "赵明轩"]);
    const chinese = demo.people.filter(({ file }) => file.startsWith("zh/"));
    expect([chinese.length - 1, demo.people.length - chinese.length]).toEqual([38, 38]);
    const formats = demo.people.map(({ file }) => file.split(".").at(-1));
    expect(new Set(formats)).toEqual(new Set(["md", "txt", "html", "json", "pdf"]));
    expect(formats.filter((format) => format === "pdf")).toHaveLength(8);
  });

  it("tell of two people with one name", () => {
    const cities = demo.people.filter(({ name }) => name === "张伟").map(({ note }) => note);
    expect(cities).toEqual([expect.stringContaining("北京的"), expect.stringContaining("苏州的")]);
  });

  it("tell of fourteen jobs and forty projects, most of them open", () => {
    const of = (kind: string) => demo.jobs.filter(({ draft }) => draft.kind === kind);
    expect([of("job").length, of("project").length]).toEqual([14, 40]);
    expect(new Set(of("job").map(({ draft }) => draft.status))).toEqual(
      new Set(["draft", "open", "paused", "closed"]),
    );
    expect(of("project").filter(({ draft }) => draft.status === "open").length).toBeGreaterThan(30);
    expect(of("job").every(({ draft }) => draft.criteria.some(({ need }) => need === "must"))).toBe(
      true,
    );
  });

  it("ask for skills that there is a concept of", () => {
    const asked = demo.jobs.flatMap(({ draft }) => draft.criteria.map(({ skill }) => skill));
    const named = asked.filter((skill) => skill !== null);
    expect(named.filter((skill) => conceptById(skill) === undefined)).toEqual([]);
  });

  it("have applications in every stage, each with a history in its order", () => {
    const last = demo.applications.map(({ events }) => events.at(-1)?.stage);
    expect(new Set(last)).toEqual(new Set(Stage.options));
    for (const { person, job, events } of demo.applications) {
      expect([person, job, inOrder(events.map(({ when }) => when))]).toEqual([person, job, true]);
      const end = events.at(-1);
      if (end?.stage === "rejected") expect(end.reason).not.toBe("");
    }
  });

  it("have mails that answer each other in time, with people who are there", () => {
    expect(demo.conversations.flatMap(({ mails }) => mails).length).toBeGreaterThanOrEqual(60);
    for (const { person, job, mails } of demo.conversations) {
      expect([person, job, inOrder(mails.map(({ when }) => when))]).toEqual([person, job, true]);
      expect(mails[0]?.subject).not.toBeNull();
    }
  });

  it("have appointments behind and before us", () => {
    const states = demo.interviews.map(({ when, state }) => `${when[0]} ${state}`);
    expect(new Set(states)).toEqual(new Set(["- done", "- cancelled", "+ booked", "+ proposed"]));
  });

  it("name no address that could be somebody's", () => {
    const texts = demo.people
      .filter(({ file }) => !file.endsWith(".pdf"))
      .map(({ file }) => new TextDecoder().decode(readDemoFile(file).bytes));
    const mails = demo.conversations.flatMap(({ mails }) => mails.map(({ text }) => text));
    const addresses = [...texts, ...mails].join("\n").match(/[\w.-]+@[\w.-]+\w/g) ?? [];
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !/@example\.(com|cn)$/.test(address))).toEqual([]);
  });
});
