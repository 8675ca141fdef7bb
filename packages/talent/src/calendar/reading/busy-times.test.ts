import { describe, expect, it } from "vitest";
import { type BusyQuery, busyTimes } from "./busy-times.ts";

const WEEK: BusyQuery = {
  from: new Date("2026-11-16T00:00:00Z"),
  to: new Date("2026-11-23T00:00:00Z"),
  zone: "Europe/Berlin",
};

function calendar(...events: string[][]): string {
  const inside = events.flatMap((lines) => ["BEGIN:VEVENT", "UID:one", ...lines, "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...inside, "END:VCALENDAR", ""].join("\r\n");
}

function read(ics: string, query: Partial<BusyQuery> = {}) {
  const { busy, warnings } = busyTimes(ics, { ...WEEK, ...query });
  const text = (ms: number) => new Date(ms).toISOString().slice(5, 16);
  return { busy: busy.map(({ start, end }) => `${text(start)}/${text(end)}`), warnings };
}

describe("busy times", () => {
  it("are what a calendar says, in order, with what overlaps joined", () => {
    const ics = calendar(
      ["DTSTART:20261118T150000Z", "DTEND:20261118T160000Z"],
      ["DTSTART:20261117T090000Z", "DTEND:20261117T103000Z"],
      ["DTSTART:20261117T100000Z", "DURATION:PT1H"],
    );
    expect(read(ics).busy).toEqual(["11-17T09:00/11-17T11:00", "11-18T15:00/11-18T16:00"]);
  });

  it("are in the zone that is named, by the world, by Windows, by Mozilla, or in the file", () => {
    const own = ["TZID:Office", "BEGIN:STANDARD", "DTSTART:19700101T000000"];
    const office = ["TZOFFSETFROM:+0300", "TZOFFSETTO:+0300", "END:STANDARD"];
    const zone = ["BEGIN:VTIMEZONE", ...own, ...office, "END:VTIMEZONE"].join("\n");
    const names = ["Asia/Shanghai", "China Standard Time", "/mozilla.org/2005/Asia/Shanghai"];
    for (const name of names) {
      const ics = calendar([`DTSTART;TZID="${name}":20261117T170000`, "DURATION:PT1H"]);
      expect(read(ics)).toEqual({ busy: ["11-17T09:00/11-17T10:00"], warnings: [] });
    }
    const ics = calendar(["DTSTART;TZID=Office:20261117T120000", "DURATION:PT1H"]);
    expect(read(ics.replace("BEGIN:VEVENT", `${zone}\nBEGIN:VEVENT`))).toEqual({
      busy: ["11-17T09:00/11-17T10:00"],
      warnings: [],
    });
  });

  it("believe the name where the offsets of a file lie about it, and say so", () => {
    const lie = ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0900"];
    const zone = ["BEGIN:VTIMEZONE", "TZID:Europe/Berlin", ...lie, "TZOFFSETTO:+0900"];
    const ics = calendar(["DTSTART;TZID=Europe/Berlin:20261117T100000", "DURATION:PT1H"]).replace(
      "BEGIN:VEVENT",
      [...zone, "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT"].join("\r\n"),
    );
    const { busy, warnings } = read(ics);
    expect(busy).toEqual(["11-17T09:00/11-17T10:00"]);
    expect(warnings).toMatchObject([{ line: 3, code: "zone-lies" }]);
    expect(warnings[0]?.detail).toContain("+09:00 of Europe/Berlin where it is +01:00");
  });

  it("take an unknown zone, and none at all, for that of the calendar's owner", () => {
    const unknown = calendar(["DTSTART;TZID=Mars/Olympus:20261117T100000", "DURATION:PT1H"]);
    expect(read(unknown)).toMatchObject({
      busy: ["11-17T09:00/11-17T10:00"],
      warnings: [{ line: 3, code: "zone-unknown" }],
    });
    const floating = calendar(["DTSTART:20261117T100000", "DURATION:PT1H"]);
    expect(read(floating)).toEqual({ busy: ["11-17T09:00/11-17T10:00"], warnings: [] });
  });

  it("repeat at the hour of the wall when clocks change", () => {
    const ics = calendar([
      "DTSTART;TZID=Europe/Berlin:20200106T090000",
      "DTEND;TZID=Europe/Berlin:20200106T100000",
      "RRULE:FREQ=WEEKLY;BYDAY=SU",
    ]);
    const october = { from: new Date("2026-10-18"), to: new Date("2026-11-01") };
    expect(read(ics, october).busy).toEqual(["10-18T07:00/10-18T08:00", "10-25T08:00/10-25T09:00"]);
  });

  it("leave out, add and move single times of a series", () => {
    const ics = calendar(
      [
        "DTSTART;TZID=Europe/Berlin:20261102T090000",
        "DURATION:PT30M",
        "RRULE:FREQ=DAILY;UNTIL=20261120T080000Z",
        "EXDATE;TZID=Europe/Berlin:20261117T090000",
        "EXDATE;VALUE=DATE:20261118",
        "RDATE:20261121T120000Z",
        "RDATE;VALUE=PERIOD:20261122T120000Z/PT2H",
      ],
      [
        "RECURRENCE-ID;TZID=Europe/Berlin:20261119T090000",
        "DTSTART;TZID=Europe/Berlin:20261119T140000",
        "DURATION:PT1H",
      ],
    );
    expect(read(ics).busy).toEqual([
      "11-16T08:00/11-16T08:30",
      "11-19T13:00/11-19T14:00",
      "11-20T08:00/11-20T08:30",
      "11-21T12:00/11-21T12:30",
      "11-22T12:00/11-22T14:00",
    ]);
  });

  it("move a time and all after it, or take them away", () => {
    const series = ["DTSTART:20261101T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"];
    const later = ["RECURRENCE-ID;RANGE=THISANDFUTURE:20261119T090000Z"];
    const two = { from: new Date("2026-11-18T00:00:00Z"), to: new Date("2026-11-21T00:00:00Z") };
    const moved = [...later, "DTSTART:20261119T100000Z", "DURATION:PT2H"];
    expect(read(calendar(series, moved), two).busy).toEqual([
      "11-18T09:00/11-18T10:00",
      "11-19T10:00/11-19T12:00",
      "11-20T10:00/11-20T12:00",
    ]);
    const off = [...later, "DTSTART:20261119T090000Z", "STATUS:CANCELLED"];
    expect(read(calendar(series, off), two).busy).toEqual(["11-18T09:00/11-18T10:00"]);
  });

  it("follow every rule of the standard, as many as fall into the window", () => {
    const at = (rule: string) =>
      read(calendar(["DTSTART:20200101T090000Z", "DURATION:PT1H", `RRULE:${rule}`])).busy;
    expect(at("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=13")).toEqual([
      "11-18T09:00/11-18T10:00",
    ]);
    expect(at("FREQ=YEARLY;BYWEEKNO=47;BYDAY=SA")).toEqual(["11-21T09:00/11-21T10:00"]);
    expect(at("FREQ=MONTHLY;BYMONTHDAY=-10")).toEqual(["11-21T09:00/11-21T10:00"]);
    expect(at("FREQ=DAILY;COUNT=2512")).toEqual(["11-16T09:00/11-16T10:00"]);
    expect(at("FREQ=DAILY;UNTIL=20261116")).toEqual(["11-16T09:00/11-16T10:00"]);
  });

  it("are whole days in the zone of the calendar's owner", () => {
    const ics = calendar(
      ["DTSTART;VALUE=DATE:20261117", "DTEND;VALUE=DATE:20261119"],
      ["DTSTART;VALUE=DATE:20261120"],
    );
    expect(read(ics, { zone: "Asia/Shanghai" }).busy).toEqual([
      "11-16T16:00/11-18T16:00",
      "11-19T16:00/11-20T16:00",
    ]);
  });

  it("do not count what is free, was cancelled, or is known from elsewhere", () => {
    const time = ["DTSTART:20261117T090000Z", "DURATION:PT1H"];
    const ics = calendar(
      [...time, "TRANSP:TRANSPARENT"],
      [...time, "STATUS:CANCELLED"],
      [...time, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
    );
    expect(read(ics).busy).toEqual([]);
    expect(read(calendar(time), { except: ["one"] }).busy).toEqual([]);
  });

  it("are also what a list of free and busy times says", () => {
    const ics = [
      "BEGIN:VCALENDAR\nBEGIN:VFREEBUSY",
      "FREEBUSY;FBTYPE=BUSY:20261117T090000Z/PT1H,20261118T090000Z/20261118T100000Z",
      "FREEBUSY;FBTYPE=FREE:20261119T090000Z/PT1H",
      "END:VFREEBUSY\nEND:VCALENDAR",
    ].join("\n");
    expect(read(ics).busy).toEqual(["11-17T09:00/11-17T10:00", "11-18T09:00/11-18T10:00"]);
  });

  it.each(["\r\n", "\n", "\r"])("are read with line ends %j, folded anywhere", (end) => {
    const ics = calendar([
      "DTSTART;TZID=Asia/Shang\r\n hai:202611\r\n\t17T170000",
      "DURATION:PT1H",
    ]);
    expect(read(`\uFEFF${ics.replaceAll("\r\n", end)}`).busy).toEqual(["11-17T09:00/11-17T10:00"]);
  });
});

describe("a calendar with mistakes", () => {
  const good = ["DTSTART:20261117T090000Z", "DURATION:PT1H"];

  it.each([
    [["DTSTART:tomorrow"], "event-broken", 'DTSTART "tomorrow" is no time'],
    [["DTSTART:20260230T090000Z"], "event-broken", "is no time"],
    [["DURATION:PT1H"], "event-broken", "DTSTART is missing"],
    [["DTSTART:20261118T090000Z", "DURATION:long"], "event-broken", "DURATION"],
    [[...good, "EXDATE:never"], "event-broken", "EXDATE"],
    [["DTSTART:20261118T090000Z", "DTEND:20261118T080000Z"], "ends-before-it-begins", "left out"],
    [["DTSTART;TZID", "DURATION:PT1H"], "line-broken", "DTSTART"],
  ] as const)("is read without what is wrong: %j", (lines, code, detail) => {
    const { busy, warnings } = read(calendar([...lines], good));
    expect(busy).toEqual(["11-17T09:00/11-17T10:00"]);
    expect(warnings[0]).toMatchObject({ code, detail: expect.stringContaining(detail) });
    expect(warnings[0]?.line).toBeOneOf([3, 5]);
  });

  it("takes a rule that cannot be followed once, and one that never stops for always", () => {
    const at = (rule: string) => read(calendar([...good, `RRULE:${rule}`]));
    expect(at("FREQ=NEVER")).toMatchObject({
      busy: ["11-17T09:00/11-17T10:00"],
      warnings: [{ code: "recurrence-broken", line: 3 }],
    });
    expect(at("FREQ=SECONDLY")).toMatchObject({
      busy: ["11-17T09:00/11-23T00:00"],
      warnings: [{ code: "recurrence-too-dense", line: 3 }],
    });
    expect(at("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30").busy).toEqual(["11-17T09:00/11-17T10:00"]);
  });

  it("tells where an event has no end, and goes on with the next", () => {
    const ics = calendar(["DTSTART:20261118T090000Z", "BEGIN:VALARM"], good).replace(
      "END:VEVENT\r\n",
      "",
    );
    const { busy, warnings } = read(ics);
    expect(busy).toEqual(["11-17T09:00/11-17T10:00"]);
    expect(warnings).toMatchObject([{ line: 3, code: "event-broken" }]);
  });

  it("tells a hundred mistakes, and how many there are", () => {
    const broken = Array.from({ length: 150 }, () => ["DTSTART:never"]);
    const { warnings, warnings_total } = busyTimes(calendar(...broken), WEEK);
    expect([warnings.length, warnings_total]).toEqual([100, 150]);
  });

  it("is refused if it is none, if it is too large, or if the owner's zone is unknown", () => {
    const code = (ics: string, query = {}) => {
      try {
        busyTimes(ics, { ...WEEK, ...query });
        return null;
      } catch (error) {
        return error;
      }
    };
    expect(code("<html>Sign in</html>")).toMatchObject({ code: "calendar-unreadable" });
    expect(code("")).toMatchObject({ code: "calendar-unreadable" });
    expect(code("x".repeat(10 * 1024 * 1024 + 1))).toMatchObject({ code: "calendar-too-large" });
    expect(code(calendar(), { zone: "Moon" })).toMatchObject({ code: "time-zone-unknown" });
  });
});
