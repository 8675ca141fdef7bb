import { describe, expect, it } from "vitest";
import { readDocument } from "../model/document.ts";
import { hearOf } from "./testing/hear.ts";

const BAKER = readDocument({
  basic: {
    name: "Ines Kovac",
    title: "Head Baker",
    email: "ines.kovac@post.hr",
    phone: "+385 91 555 0143",
    summary: "Third year pastry chef. Calm before dawn. Ready to travel.",
    links: ["https://github.com/inesk", "instagram.com/ines.bakes"],
  },
  education: [
    {
      id: "e1",
      school: "Zagreb Catering School",
      major: "Baking",
      startDate: "2009-09",
      endDate: "2012-06",
      description: "Thesis on rye; Dean's prize",
    },
  ],
  workExperience: [
    {
      ...{
        id: "w1",
        company: "Harbour Bakery",
        position: "Head Baker",
        location: "Split",
        startDate: "2019-03",
        endDate: "Present",
      },
      description: "- Lead a night crew of 9\n- Bake for 40 hotels\n- Cut waste from 12% to 7%",
    },
    {
      ...{
        id: "w2",
        company: "Miller & Sons",
        position: "Baker",
        location: "Zadar",
        startDate: "2012-08",
        endDate: "2018-11",
      },
      description: "- Milled spelt and rye\n- Trained two new bakers",
    },
  ],
  projects: [],
  skillContent: "Sourdough, Laminating, Costing, French",
  other: [
    { id: "o1", title: "Languages", content: "Croatian (native), Italian (good), German (A2)" },
    { id: "o2", title: "Certificates", content: "Food safety (2021)\nFirst aid (2019)" },
  ],
});
const hear = (
  ...messages: Parameters<typeof hearOf> extends [unknown, ...infer Rest] ? Rest : never
) => hearOf(BAKER, ...messages);

describe("a new value without the old one", () => {
  it.each([
    [
      "<replace>the <entry>crew</entry> is <value>eleven</value> by now</replace>",
      "night crew of 11",
    ],
    ["<replace>we deliver to <value>52 hotels</value></replace>", "Bake for 52 hotels"],
    ["<replace>the <entry>waste</entry> came to <value>5%</value></replace>", "from 12% to 5%"],
    ["<replace>my <entry>German</entry> is <value>b1</value></replace>", "German (B1)"],
    [
      "<replace><entry>Italian</entry> should read <value>fluent</value></replace>",
      "Italian (fluent)",
    ],
    [
      "<replace><entry>First aid</entry> was renewed in <value>2025</value></replace>",
      "First aid (2025)",
    ],
    [
      "<replace><value>conversational French</value>, to be honest</replace>",
      "Costing, conversational French",
    ],
    [
      "<replace>the <field>summary</field> should say <value>fourth year</value></replace>",
      "Fourth year pastry",
    ],
    [
      "<replace>it says <old>40</old>, make it <value>45 hotels</value></replace>",
      "Bake for 45 hotels\n",
    ],
    ["<replace><old>9</old> are <value>10 bakers</value></replace>", "crew of 10 bakers"],
    [
      "<replace>write <old>sourdough</old> as <value>SOURDOUGH</value></replace>",
      "SOURDOUGH, Laminating",
    ],
  ])("%s", async (markup, text) => {
    expect((await hear(markup)).changes.join()).toContain(text);
  });

  it("takes no other number than the one that was said", async () => {
    const { changes, understanding } = await hear(
      "<replace>the <old>8 hotels</old> are <value>9 hotels</value></replace>",
    );
    expect([understanding.kind, changes]).toEqual(["ask", []]);
  });
});

describe("what a text lists", () => {
  it.each([
    [
      "<move what=line to=swap>swap <line>costing</line> and <line>french</line></move>",
      "Laminating, French, Costing",
    ],
    [
      "<move what=line to=after><line>French</line> after <anchor>sourdough</anchor></move>",
      "Sourdough, French, Laminating",
    ],
    ["<delete section=other what=line>drop <line>German (A2)</line></delete>", "Italian (good) "],
    [
      "<delete section=work what=entry>take <entry>Costing</entry> out of the skills</delete>",
      "Laminating, French",
    ],
    [
      "<set section=skills field=skills>make it <value>Italian laminating</value></set>",
      "Sourdough, Italian laminating, Costing",
    ],
  ])("%s", async (markup, text) => {
    expect(`${(await hear(markup)).changes.join()} `).toContain(text);
  });

  it("asks for a yes where a place was named in words that nothing was made of", async () => {
    const { understanding } = await hear(
      "<add section=skills what=skill><skill>Gelato</skill> after Costing</add>",
    );
    expect(understanding).toMatchObject({ propose: "unused" });
    expect(JSON.stringify(understanding)).toContain("Costing, Gelato, French");
  });

  it("follows the skill that was just added", async () => {
    const { changes } = await hear(
      "<add section=skills what=skill>add <skill>Gelato</skill></add>",
      "<move what=line to=before>before <anchor>Laminating</anchor></move>",
    );
    expect(changes.join()).toContain("Sourdough, Gelato, Laminating");
  });
});

describe("a part of a text", () => {
  it.each([
    [
      "<delete section=basic field=summary>take <value>Calm before dawn.</value> out</delete>",
      "chef. Ready to travel.",
    ],
    [
      "<delete section=work><entry>Harbour</entry>: without <value>night</value></delete>",
      "Lead a crew of 9",
    ],
    [
      "<move what=line to=first>start with the <line ref=ordinal>last sentence</line> of it</move>",
      "→ Ready to travel. Third year",
    ],
    [
      "<split>split <line>Thesis on rye</line>, one line each</split>",
      "Thesis on rye\nDean's prize",
    ],
    [
      "<join>join the <line ref=ordinal>first two lines</line> of <entry>Harbour</entry></join>",
      "crew of 9; Bake for 40",
    ],
  ])("%s", async (markup, text) => {
    expect((await hear(markup)).changes.join()).toContain(text);
  });

  it("is counted in the entry that was just shown", async () => {
    const { changes } = await hear(
      "<show section=other>show <entry>Certificates</entry></show>",
      "<move what=entry to=first><entry ref=ordinal>the second</entry> goes up</move>",
    );
    expect(changes).toEqual([
      "other.content: Food safety (2021)\nFirst aid (2019) → First aid (2019)\nFood safety (2021)",
    ]);
  });

  it("that was just added moves with it", async () => {
    const { changes } = await hear(
      "<add section=other what=line>add <line>HACCP</line> to <entry>Certificates</entry></add>, <move what=line to=first>at the top</move>",
    );
    expect(changes.join()).toContain("→ HACCP\nFood safety");
  });
});

describe("an entry by what is said of it", () => {
  it.each([
    [
      "<set section=work field=location>the <entry ref=description>spelt job</entry> was in <value>Pula</value></set>",
      "Zadar → Pula",
    ],
    [
      "<set section=work field=position>in my current <entry>bakery</entry>: <value>Master Baker</value></set>",
      "Head Baker → Master Baker",
    ],
    [
      "<add section=work what=line>in my current job: <line>Runs the shop</line></add>",
      "7%\n- Runs the shop",
    ],
    [
      "<add section=other what=line>put <line>HACCP</line> with the certificates</add>",
      "First aid (2019)\nHACCP",
    ],
    ["<delete what=link section=basic>drop <link>IG</link></delete>", "basic.links"],
  ])("%s", async (markup, text) => {
    expect((await hear(markup)).changes.join()).toContain(text);
  });

  it.each([
    "<delete section=work what=entry>the <entry ref=description>job before Harbour</entry> can go</delete>",
    "<delete section=education what=entry>drop <entry>Rijeka Nautical School</entry></delete>",
  ])("%s finds none", async (markup) => {
    expect(await hear(markup)).toMatchObject({ changes: [], understanding: { kind: "ask" } });
  });
});

describe("what was said before", () => {
  const moved =
    "<set section=work field=location><entry>Harbour</entry> is in <value>Trogir</value></set>";
  const phone = "<set section=basic field=phone>phone <value>+385 91 555 0199</value></set>";

  it("holds for another entry, too", async () => {
    const { changes } = await hear(
      moved,
      "<set section=work field=location>the same for <entry>Miller</entry></set>",
    );
    expect(changes).toEqual(["workExperience.location: Zadar → Trogir"]);
  });

  it("is taken back in part", async () => {
    const { changes } = await hear(moved, phone, "<undo>put the <what>location</what> back</undo>");
    expect(changes).toEqual(["workExperience.location: Trogir → Split"]);
  });

  it("comes back as a line among others that went", async () => {
    const { changes } = await hear(
      "<delete section=work what=line>drop the <line>hotels</line></delete>",
      "<delete section=work what=line>drop the <line>waste</line></delete>",
      "<undo>I want the <what>hotels</what> after all</undo>",
    );
    expect(changes.join()).toContain("→ - Lead a night crew of 9\n- Bake for 40 hotels");
  });

  it("is taken back beside another edit", async () => {
    const { changes } = await hear(
      moved,
      "<undo>undo that</undo> and <set section=work field=location><entry>Miller</entry> is in <value>Trogir</value></set>",
    );
    expect(changes).toEqual([
      "workExperience.location: Trogir → Split",
      "workExperience.location: Zadar → Trogir",
    ]);
  });

  it("is asked about where only a part of it is wanted", async () => {
    const { understanding } = await hear(moved, "<undo>back, but only some of it</undo>");
    expect(understanding).toMatchObject({
      kind: "ask",
      reply: expect.stringContaining("Which part"),
    });
  });
});

describe("values that say a part only", () => {
  it.each([
    [
      "<set section=basic field=email>it is <value>ines.m.kovac</value>, the rest stays</set>",
      "ines.m.kovac@post.hr",
    ],
    ["<set section=basic field=phone>it ends in <value>0134</value></set>", "+385 91 555 0134"],
    ["<set section=basic field=name>spell it <value>Kovač</value></set>", "Ines Kovač"],
    [
      "<set section=work field=end><entry>Miller</entry>: <value>two months later</value></set>",
      "2018-11 → 2019-01",
    ],
    [
      "<set section=work field=end>I left <entry>Harbour</entry> on <value>Monday</value></set>",
      "Present → 2026-05",
    ],
    [
      "<set section=work field=location><old>Miller</old> was in <value>Sisak</value></set>",
      "Zadar → Sisak",
    ],
  ])("%s", async (markup, text) => {
    expect((await hear(markup)).changes.join()).toContain(text);
  });
});

describe("what somebody has to look at first", () => {
  it.each([
    "<set section=basic field=title>please put <value>jolly Master Baker</value></set>",
    "<set section=work field=end><entry>Miller</entry> ended in <value>March</value> the year after</set>",
    "<set section=work field=start><entry>Miller</entry> from <value>2031-01</value></set>",
    "<set section=basic field=location><value>Dear Ines</value>, location <value>Remote</value></set>",
    "<set section=basic field=title>for my friend's resume: title <value>Cook</value></set>",
    "<add section=work what=entry>at <company>Sea Inn</company> as <position>cook</position>, <position>buffets</position></add>",
    "<add section=work what=line><entry>Miller</entry>: <line>trained two new bakers</line></add>",
    "<add section=work what=line><entry>Miller</entry>: <line>Opened a shop</line>, <line>the spelt thing</line> stays</add>",
    "<add section=other what=entry>add <title>Barista course</title> until <end>March 2028</end></add>",
  ])("%s", async (markup) => {
    const { understanding, changes } = await hear(markup);
    expect(understanding).toMatchObject({ kind: "calls", propose: expect.anything() });
    expect(changes).toEqual([]);
  });

  it("is the rest of a message of which one thing is asked back", async () => {
    const { understanding } = await hear(
      "<set section=work field=position>it is <value>Chef</value> at <entry>Nowhere Inn</entry></set>, <set section=basic field=title>title <value>Chef</value></set>",
    );
    expect(understanding).toMatchObject({ kind: "calls", propose: "unsure" });
  });
});

describe("an edit that the résumé speaks for", () => {
  it("is made although the reading is not quite sure", async () => {
    const { changes } = await hear([
      "<replace>not <old>40</old> but <value>44</value></replace>",
      0.5,
    ]);
    expect(changes.join()).toContain("Bake for 44 hotels");
  });
});

describe("answers", () => {
  it.each([
    ["<answer aspect=total_years>how long did I work in Zadar</answer>", "6 years 4 months"],
    ["<answer aspect=total_years>how long outside Zadar</answer>", "7 years 3 months"],
    ["<answer aspect=gap>any breaks?</answer>", "2018-11 – 2019-03 (3 months)"],
    ["<answer aspect=check>is Laminating in there</answer>", "only in the skills"],
  ])("%s", async (markup, words) => {
    expect((await hear(markup)).understanding).toMatchObject({
      reply: expect.stringContaining(words),
    });
  });

  it("bring what they quote into focus", async () => {
    const { changes } = await hear(
      "<answer aspect=count>how many <query>hotels</query> do I bake for</answer>",
      "<replace><value>61</value> now</replace>",
    );
    expect(changes.join()).toContain("Bake for 61 hotels");
  });
});
