import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as talent from "@bole/talent";
import * as reading from "@bole/talent/reading";
import { describe, expect, it } from "vitest";
import { CLOSED, waysAround } from "./gate-rules.ts";
import { readSources, type SourceFile } from "./import-graph.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

//   page, agent, route ──► EffectGate ──► kinds ──► stages, interviews, jobs, erasing     (no other arrow)

describe("the gate of effects", () => {
  const sources = readSources(ROOT);

  it("is the only way to send a mail, move a stage, book an interview, open a job or erase a person", () => {
    expect(waysAround(sources)).toEqual([]);
  });

  it("closes modules that are there, and that somebody who may does use", () => {
    const files = sources.map(({ file }) => file);
    const listed = Object.entries(CLOSED).flatMap(([file, allowed]) => [file, ...allowed]);
    const missing = listed.filter((one) => !files.some((file) => file.startsWith(one)));
    expect(missing).toEqual([]);
  });

  it("is not passed by anything that its package gives away", async () => {
    const { exports } = JSON.parse(
      readFileSync(path.join(ROOT, "packages/talent/package.json"), "utf8"),
    );
    // Nothing but these three can be imported; a new one must be looked at here.
    expect(Object.keys(exports)).toEqual([".", "./errors", "./reading"]);
    const open = [talent, reading];
    const given = new Set<unknown>(open.flatMap((one) => Object.values(one)));
    for (const file of Object.keys(CLOSED)) {
      const closed: object = await import(path.join(ROOT, file));
      expect(Object.values(closed).filter((one) => given.has(one))).toEqual([]);
    }
  });

  it("is not passed by what is no package: examples, measurements, scripts", () => {
    const files = globSync("{bench,examples,scripts,e2e}/**/*.{ts,tsx,mjs}", {
      cwd: ROOT,
      exclude: (name) => name.endsWith("node_modules"),
    });
    const inside = files.filter((file) =>
      /stage-log|interview-log|open-job|delete-people|erase-person|effects\/kinds|queue-mail|write-message|mail\/(?:sending|outbox)/.test(
        readFileSync(path.join(ROOT, file), "utf8"),
      ),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(inside).toEqual([]);
  });
});

describe("its rules", () => {
  const source = (file: string, code: string, ...imports: string[]): SourceFile => ({
    file: `packages/talent/src/${file}`,
    owner: "@bole/talent",
    isTest: file.includes(".test."),
    imports,
    code,
  });

  it("find who goes past it by an import", () => {
    const around = source("jobs/a.ts", "", "../applications/stage-log.ts");
    const test = source("jobs/a.test.ts", "", "../applications/stage-log.ts");
    const gate = source("effects/a.ts", "", "../applications/stage-log.ts");
    expect(waysAround([around, test, gate])).toEqual([
      "packages/talent/src/jobs/a.ts imports packages/talent/src/applications/stage-log.ts, which only the gate may",
    ]);
  });

  it("find who sends a mail by themselves", () => {
    const around = source("jobs/a.ts", "", "nodemailer", "nodemailer/lib/smtp-connection");
    const sender = source("mail/sending/smtp/a.ts", "", "nodemailer/lib/smtp-connection");
    const caller = source("mail/mails.ts", "", "./sending/smtp/smtp-sender.ts");
    expect(waysAround([around, sender, caller])).toEqual([
      "packages/talent/src/jobs/a.ts imports nodemailer, which only packages/talent/src/mail may",
      "packages/talent/src/jobs/a.ts imports nodemailer/lib/smtp-connection, which only packages/talent/src/mail may",
      "packages/talent/src/mail/mails.ts imports packages/talent/src/mail/sending/smtp/smtp-sender.ts, which only the gate may",
    ]);
  });

  it("find who writes past it, by a builder, by hand, or without saying where", () => {
    const code = [
      'db.insertInto("stage_events")',
      'db.updateTable("effects")',
      'db.replaceInto("effects")',
      "sql`INSERT INTO stage_events VALUES (1)`",
      "db.insertInto(table)",
      'db.insertInto("messages")',
      'db.insertInto("interviews")',
      'db.updateTable("jobs")',
      'db.insertInto("resumes")',
    ].join("\n");
    expect(waysAround([source("jobs/a.ts", code)])).toEqual([
      "packages/talent/src/jobs/a.ts: insertInto stage_events",
      "packages/talent/src/jobs/a.ts: updateTable effects",
      "packages/talent/src/jobs/a.ts: replaceInto effects",
      "packages/talent/src/jobs/a.ts hides the table of its insertInto",
      "packages/talent/src/jobs/a.ts: insertInto messages",
      "packages/talent/src/jobs/a.ts: insertInto interviews",
      "packages/talent/src/jobs/a.ts: updateTable jobs",
      "packages/talent/src/jobs/a.ts writes stage_events by hand",
    ]);
  });
});
