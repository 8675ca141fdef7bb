/** Runs the commands of docs/api.md, one block after the other, as a reader would. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { servingInside } from "../../test/bole-inside.ts";

const PAGE = new URL("../../../../docs/api.md", import.meta.url);
const run = promisify(execFile);

it("docs/api.md shows commands that work", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servingInside({}, folder.path);
  const page = await readFile(PAGE, "utf8");
  const outputs: string[] = [];
  for (const [, block = ""] of page.matchAll(/```sh\n(.*?)```/gs)) {
    const script = `set -euo pipefail\nBOLE=${bole.url}\n${block}`;
    const { stdout } = await run("bash", ["-c", script], { cwd: folder.path });
    outputs.push(stdout);
  }
  const [agents, health, issues, started, events, answered, done, forked, goal, ...more] = outputs;
  const [stored, ...rest] = more;
  const [people, effects, mails, templates, meant, talk, edits, pages, interviews, ...later] = rest;
  const [recommended, careers, recruiting, cancelled, problem] = later;
  expect(outputs).toHaveLength(24);
  expect(agents).toContain('"name":"researcher"');
  expect(health).toMatch(/^{"status":"(?:starting|ok)"/);
  expect(issues).toContain('"code":"unknown_agent"');
  expect(started).toContain('{"run_id":"my-article","status":"running"}');
  expect(events).toContain("event: run_waiting");
  expect(events?.match(/^id: 1$/gm)).toHaveLength(1);
  expect(events?.match(/^id: 4$/gm)).toHaveLength(2);
  expect(answered).toContain('"key":"review"');
  expect(await readFile(`${folder.path}/events.txt`, "utf8")).toContain("event: run_completed");
  expect(await readFile(`${folder.path}/run.svg`, "utf8")).toMatch(/^<svg /);
  expect(done).toContain('"path":"/runs/my-article/write/artifact.json"');
  expect(done).toContain('"next":null');
  expect(forked).toMatch(/"run_id":"run_[^"]+","status":"running"/);
  expect(goal).toContain('{"run_id":"my-goal","status":"cancelled"}');
  expect(stored).toContain("# Hello");
  expect(people).toContain('"status":"imported"');
  expect(people).toContain('"tags":["kubernetes"]');
  expect(people).toContain('"title":"Backend Engineer"');
  expect(await readFile(`${folder.path}/resume.pdf`, "latin1")).toMatch(/^%PDF-/);
  expect(talk).toContain('"content":"好的，已将姓名修改为「张三」"');
  expect(edits).toMatch(
    /event: done\n[\s\S]*"merged":true[\s\S]*"name":"For Acme"[\s\S]*"kind":"undo"/,
  );
  expect(pages).toContain("# 林雨桐");
  expect(pages).toContain('"positions":[{"path":"basic.name","page":1,');
  expect(effects).toContain('{"items":[],"next":null}');
  expect(mails).toContain('"result":{"message_id":"message_');
  expect(mails).toContain('"confidence":0.7');
  expect(mails).toContain('"kind":"reply"');
  expect(templates).toContain('"placeholders"');
  expect(meant).toContain('"voice":"local","language":"mixed","message":"先别联系 Raj"');
  expect(interviews).toContain('"source":"file"');
  expect(interviews).toContain('"time_zone":"Asia/Shanghai","items":[{"starts_at":');
  expect(recommended).toContain('"title":"Counting bicycles with a camera"');
  expect(recommended).toMatch(/"match_reason":"用得上你说的 [^"]*PyTorch/u);
  expect(recommended).toContain('"verdict":"other_kind"');
  expect(recommended).toMatch(/event: message\n[\s\S]*event: done\n/);
  expect(careers).toContain('"done":true');
  expect(careers).toContain('"path":"/calendar/career/');
  expect(await readFile(`${folder.path}/plan.md`, "utf8")).toContain("- [x] ");
  expect(await readFile(`${folder.path}/plan.ics`, "utf8")).toMatch(/^BEGIN:VCALENDAR/);
  expect(recruiting).toMatch(
    /event: token\n[\s\S]*event: done\n[\s\S]*"workflow_type":"pipeline_cleanup"/,
  );
  expect(cancelled).toContain('"workflow_id":"workflow_');
  expect(problem).toContain('"code":"invalid-request"');
});
