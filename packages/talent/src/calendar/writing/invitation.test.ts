import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type Appointment, writeCalendar } from "./invitation.ts";

const appointment: Appointment = {
  uid: "interview_1@bole",
  sequence: 2,
  starts_at: "2026-11-20T09:00:00.000Z",
  ends_at: "2026-11-20T10:00:00.000Z",
  stamped_at: "2026-11-15T08:00:00.000Z",
  summary: "面试：陈思远 – 后端工程师（支付；清算，结算）",
  description: `第一行；带分号, 逗号\n${"视频会议链接请见下方说明。".repeat(20)}\\完`,
  location: "上海市杨浦区示例路 88 号, 3 楼 🏢",
  status: "CONFIRMED",
  organizer: { name: '沈"知夏"', email: "shen@example.cn" },
  attendees: [
    { name: "陈思远; HR:\r\nBEGIN:VEVENT", email: "chen@example.cn" },
    { name: "", email: "zheng@example.cn" },
  ],
};

/** By a parser that has nothing to do with the writer. */
function parse(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const component = calendar.getFirstSubcomponent("vevent");
  if (component === null) throw new Error("There is no event.");
  return { calendar, component, event: new ICAL.Event(component) };
}

describe("an invitation", () => {
  const ics = writeCalendar({ method: "REQUEST", appointments: [appointment] });

  it("says to another parser what it was told", () => {
    const { calendar, component, event } = parse(ics);
    expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    expect([event.uid, event.sequence]).toEqual(["interview_1@bole", 2]);
    expect(event.startDate.toJSDate()).toEqual(new Date(appointment.starts_at));
    expect(event.endDate.toJSDate()).toEqual(new Date(appointment.ends_at));
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-15T08:00:00Z");
    expect(event.summary).toBe(appointment.summary);
    expect(event.description).toBe(appointment.description);
    expect(event.location).toBe(appointment.location);
    expect(event.organizer).toBe("mailto:shen@example.cn");
    const attendees = component.getAllProperties("attendee");
    expect(attendees.map((one) => one.getFirstValue())).toEqual([
      "mailto:chen@example.cn",
      "mailto:zheng@example.cn",
    ]);
    expect(attendees.map((one) => one.getParameter("cn"))).toEqual([
      "陈思远; HR: BEGIN:VEVENT",
      "zheng@example.cn",
    ]);
    expect(attendees[0]?.getParameter("rsvp")).toBe("TRUE");
  });

  it("is folded at 75 octets, never inside of a character, and ends its lines by CRLF", () => {
    const lines = ics.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => Buffer.byteLength(line) >= 73)).toBe(true);
    expect(ics).not.toMatch(/[^\r]\n|\uFFFD/);
    expect(ics.split("BEGIN:VEVENT\r\n")).toHaveLength(2);
    expect(ics.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("can be a cancellation, which takes no time and asks for no answer", () => {
    const off: Appointment = { ...appointment, sequence: 3, status: "CANCELLED" };
    const { calendar, component } = parse(writeCalendar({ method: "CANCEL", appointments: [off] }));
    expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    expect(component.getFirstProperty("attendee")?.getParameter("rsvp")).toBeUndefined();
  });

  it("can be a calendar of several, with a name", () => {
    const other = { ...appointment, uid: "interview_2@bole", organizer: null, attendees: [] };
    const feed = writeCalendar({
      method: "PUBLISH",
      name: "郑岚",
      appointments: [appointment, other],
    });
    const { calendar } = parse(feed);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("郑岚");
    expect(calendar.getAllSubcomponents("vevent")).toHaveLength(2);
  });
});
