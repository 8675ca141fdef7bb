/** What the assistant works with, put there by the API: a job, people, and an interviewer with a calendar. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./test.ts";

const DEMO = "packages/talent/src/demo/data";
const DAY_MS = 86_400_000;

export interface Recruiting {
  readonly post: (
    route: string,
    options: Parameters<APIRequestContext["post"]>[1],
  ) => Promise<unknown>;
  /** Comes in as if a mail server had passed it on. */
  readonly reply: (mail: { to: string; message_id: string }, text: string) => Promise<void>;
  /** Whether calendar programs can read it: how many entries, and how many could not be read. */
  readonly readCalendar: (ics: string) => Promise<{ events: number; warnings_total: number }>;
}

export function recruiting(request: APIRequestContext, url: string): Recruiting {
  const post: Recruiting["post"] = async (route, options) => {
    const answer = await request.post(`${url}/api${route}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  let replies = 0;
  return {
    post,
    reply: async ({ to, message_id }, text) => {
      replies += 1;
      const lines = [
        `From: <${to}>`,
        "To: mo@bole.example",
        "Subject: Re",
        `In-Reply-To: ${message_id}`,
        `Message-ID: <reply-${replies}@example.com>`,
        "Content-Type: text/plain; charset=utf-8",
        "Content-Transfer-Encoding: base64",
        "",
        Buffer.from(text).toString("base64"),
      ];
      await post("/emails/inbound", {
        headers: { "content-type": "message/rfc822" },
        data: lines.join("\r\n"),
      });
    },
    readCalendar: async (ics) => {
      const interviewer = {
        name: "Reader",
        email: "reader@bole.example",
        time_zone: "UTC",
        calendar: ics,
      };
      const added = await post("/interviewers", { data: { interviewer } });
      return Object(added).calendar;
    },
  };
}

/** A file to be sent. */
export function resume(name: string, content: string | Buffer) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
}

export function demoResume(file: string) {
  return resume(path.basename(file), readFileSync(path.join(DEMO, "resumes", file)));
}

/** A job of the demo as somebody would have it in a file: without the lines that only the demo reads. */
export function demoPosting(name: string): string {
  const text = readFileSync(path.join(DEMO, "jobs", `${name}.txt`), "utf8");
  return text.slice(text.indexOf("\n\n") + 2);
}

/** Busy each day until noon by the clock in Shanghai or Berlin, for three weeks. */
export function busyMornings(utcUntil: number): string {
  const days = Array.from({ length: 21 }, (_, day) =>
    new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10).replaceAll("-", ""),
  );
  const hour = String(utcUntil).padStart(2, "0");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bole//Test//EN",
    ...days.flatMap((day) => [
      "BEGIN:VEVENT",
      `UID:morning-${day}@bole.example`,
      "DTSTAMP:20260101T000000Z",
      `DTSTART:${day}T000000Z`,
      `DTEND:${day}T${hour}0000Z`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}
