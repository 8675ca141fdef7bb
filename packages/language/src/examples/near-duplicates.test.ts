import fc from "fast-check";
import { expect, it } from "vitest";
import { nearDuplicates } from "./near-duplicates.ts";
import { Turn } from "./turn.ts";

const turn = (id: number, message: string, state = {}): Turn =>
  Turn.parse({
    ...{ id: `t${id}`, conversation: "c", voice: "v", language: "en", message, state },
    calls: [{ tool: "none", clause: [0, message.length] }],
  });
const found = (turns: readonly Turn[]) => nearDuplicates(turns).map(({ id }) => id);

it("finds what says almost the same as something before it, in whatever case and signs", () => {
  const turns = [
    turn(1, "Please write to the second candidate about the interview"),
    turn(2, "Who of them knows Kafka and has led a team before?"),
    turn(3, "please write to the second candidate about the interview!!"),
    turn(4, "Please write to the second candidates about the interview"),
    turn(5, "Please call the third candidate about her contract"),
  ];
  expect(found(turns)).toEqual(["t3", "t4"]);
});

it("lets short messages come again in another state", () => {
  const turns = [turn(1, "yes"), turn(2, "yes", { open: "plan" }), turn(3, "yes")];
  expect(found(turns)).toEqual(["t3"]);
});

it("misses none that a comparison of all with all finds", () => {
  const word = fc.constantFrom(
    "write",
    "mail",
    "to",
    "the",
    "second",
    "one",
    "and",
    "all",
    "发邮件",
  );
  const message = fc.array(word, { minLength: 4, maxLength: 9 }).map((words) => words.join(" "));
  const pieces = (text: string) =>
    new Set(Array.from({ length: text.length - 2 }, (_, at) => text.slice(at, at + 3)));
  const isNear = (a: ReadonlySet<string>, b: ReadonlySet<string>) => {
    const both = [...a].filter((piece) => b.has(piece)).length;
    return both / (a.size + b.size - both) > 0.8;
  };
  fc.assert(
    fc.property(fc.array(message, { minLength: 2, maxLength: 40 }), (messages) => {
      const sets = messages.map(pieces);
      const near = sets.flatMap((one, at) =>
        sets.slice(0, at).some((before) => isNear(one, before)) ? [`t${at}`] : [],
      );
      expect(found(messages.map((text, at) => turn(at, text)))).toEqual(near);
    }),
  );
});
