import { describe, expect, it } from "vitest";
import { foldText } from "../text/characters.ts";
import { findEmails, findPhones } from "./reach.ts";

const emails = (text: string) => findEmails(text).map(({ value }) => value);

describe("an e-mail address", () => {
  it("goes on below if a narrow column has broken it", () => {
    expect(emails("niamh@nhsmail.exa\nmple\nLeeds")).toEqual(["niamh@nhsmail.example"]);
    expect(emails("ana@correo.exa\nmple.org\n")).toEqual(["ana@correo.example.org"]);
  });

  it("ends at the end of its line if it is whole", () => {
    expect(emails("jo@mail.com\nlondon\n")).toEqual(["jo@mail.com"]);
    expect(emails("jo@mail.de\nberlin\n")).toEqual(["jo@mail.de"]);
  });
});

it("divides an address from a number at a wide full stop", () => {
  const text = foldText("高雄市．07-555-0148．kuo@struct.example");
  expect(emails(text)).toEqual(["kuo@struct.example"]);
  expect(findPhones(text).map(({ value }) => value)).toEqual(["07-555-0148"]);
  expect(foldText("２０１９．０３")).toBe("2019.03");
});
