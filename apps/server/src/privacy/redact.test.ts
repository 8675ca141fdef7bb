import { expect, it } from "vitest";
import { ERASED, Redaction } from "./redact.ts";

const subject = { ids: ["person_1"], contacts: ["ada@quill.example"], names: ["Ada Quill"] };
const redaction = new Redaction(subject, true);

it("empties what has one of their ids, and leaves others and the shape as they are", () => {
  const list = [
    { id: "person_1", name: "Ada Quill", skills: ["Go"], years: 5 },
    { id: "person_2", name: "Bea", skills: ["Go"], years: 3 },
  ];
  expect(redaction.json({ list, note: "Hello" })).toEqual({
    list: [{ id: "person_1", name: ERASED, skills: [ERASED], years: 5 }, list[1]],
    note: "Hello",
  });
});

it("takes whole texts that name them, in keys and in JSON inside of JSON, too", () => {
  expect(redaction.json({ "ada quill": 1, text: "Call ADA@quill.example", n: 2 })).toEqual({
    [ERASED]: 1,
    text: ERASED,
    n: 2,
  });
  const inner = JSON.stringify([{ id: "person_1", city: "Rome" }, "Bea"]);
  const outer = redaction.stored(JSON.stringify({ inner }));
  expect(JSON.parse(JSON.parse(outer).inner)).toEqual([{ id: "person_1", city: ERASED }, "Bea"]);
});

it("leaves places of packed values in order, and does nothing a second time", () => {
  const packed = `~${JSON.stringify({ a: { "~": ["0", "result", "Ada Quill"] }, b: "Ada Quill" })}`;
  const once = redaction.stored(packed);
  expect(once).toBe(`~${JSON.stringify({ a: { "~": ["0", "result", ERASED] }, b: ERASED })}`);
  expect(redaction.stored(once)).toBe(once);
  expect(redaction.stored("person_1")).toBe("person_1");
});

it("takes only the words from texts about others, and keeps namesakes where it is told to", () => {
  expect(redaction.words("Bea knows Ada Quill (ada@quill.example).")).toBe(
    `Bea knows ${ERASED} (${ERASED}).`,
  );
  expect(new Redaction(subject, false).json("Ada Quill")).toBe("Ada Quill");
});

it("gives them what is about them, without the others", () => {
  const list = [
    { id: "person_1", city: "Rome" },
    { id: "person_2", city: "Bern" },
  ];
  expect(redaction.extract({ list, text: "Ada Quill called" })).toEqual([
    list[0],
    "Ada Quill called",
  ]);
});
