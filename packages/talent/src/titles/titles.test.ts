import { describe, expect, it } from "vitest";
import { asMeant, inEnglish, occupationOf, otherNames, withOtherNames } from "./index.ts";

describe("a title of another language", () => {
  it.each([
    ["Softwareentwickler (m/w/d)", "software developer programmer"],
    ["Leiterin der Einkaufsabteilung", "purchasing buyer department manager"],
    ["Elektroingenieur/Elektroingenieurin", "electrical engineer"],
    ["ingeniera de telecomunicaciones", "telecommunications engineer"],
    ["auxiliar de enfermería", "nursing assistant care aide"],
    ["contrôleuse de gestion", "controller management accountant"],
    ["Infirmier(ère) anesthésiste", "nurse anaesthetist"],
  ])("is said in English words, the one it is before the others: %s", (title, english) => {
    expect(inEnglish(title)).toBe(english);
  });

  it("is put together of what its parts mean, where nobody has listed it", () => {
    expect(inEnglish("Werkzeuglagerleiter")).toBe("tool warehouse manager");
    expect(inEnglish("Xylofonbauer")).toMatch(/^xylofon /u);
  });

  it("keeps what is not known, which may be a name", () => {
    expect(inEnglish("Ich suche eine Stelle als Koch in Berlin")).toBe("berlin cook");
  });
});

describe("what is English, Chinese, or no language at all", () => {
  it.each([
    "pain specialist",
    "personal trainer",
    "art director",
    "数据分析师",
    "Python",
    "xqzv",
    "",
  ])("is left as it is: %s", (title) => {
    expect(inEnglish(title)).toBeNull();
  });

  it("is not taken for another language because a long text has a word of it", () => {
    const text =
      "We plan, build and test data pipelines. Our team cares for the main systems on call.";
    expect(inEnglish(text)).toBeNull();
  });
});

describe("an occupation", () => {
  it("is the same under any of its names, whatever the rank", () => {
    expect(occupationOf("Senior attorney")).toBe(occupationOf("lawyer"));
    expect(occupationOf("高级律师")).toBe(occupationOf("solicitor"));
  });

  it("is only named by a title, and not in a sentence", () => {
    expect(occupationOf("I need a lawyer for my company")).toBeNull();
    expect(otherNames("I need a lawyer for my company")).toBe("");
  });

  it("is shown to the sentence model by its names of one language, and to words by all of them", () => {
    expect(asMeant("lawyer")).toMatch(/^lawyer, attorney/u);
    expect(asMeant("律师")).toBe("律师");
    expect(withOtherNames("律师")).toContain("attorney");
    expect(withOtherNames("Rechtsanwalt")).toMatch(/^Rechtsanwalt\nlawyer/u);
  });
});
