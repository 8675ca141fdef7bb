import { describe, expect, it } from "vitest";
import { hear } from "./testing/hear.ts";

describe("a message that sets", () => {
  it.each([
    [
      "<set section=basic field=title>title: <value>Lead</value></set>",
      "basic.title: 后端工程师 → Lead",
    ],
    [
      "<set section=basic field=name>姓名<value>林晓</value>改成<value>林筱</value></set>",
      "basic.name: 林晓 → 林筱",
    ],
    [
      "<set section=basic field=title>new number: <value>(512) 555-0142</value></set>",
      "basic.phone: 13800138000 → (512) 555-0142",
    ],
    [
      "<set section=work field=end><entry>腾讯</entry>到<value>2023年3月</value></set>",
      "workExperience.endDate: 至今 → 2023-03",
    ],
    [
      "<set section=work field=position><entry ref=ordinal>第一段工作</entry>是<value>架构师</value></set>",
      "workExperience.position: 高级后端工程师 → 架构师",
    ],
    [
      "<set section=work field=position><entry>美团</entry>的实习是<value>见习</value></set>",
      "workExperience.position: 后端实习生 → 见习",
    ],
    [
      "<set section=education field=degree>my <entry>Leeds</entry> degree is a <value>BA</value></set>",
      "education.degree: BSc → BA",
    ],
    [
      "<set section=skills field=skills><old>MySQL</old>换成<value>PostgreSQL</value></set>",
      "skillContent: Java、Go、C++、MySQL → Java、Go、C++、PostgreSQL",
    ],
  ])("%s", async (markup, change) => {
    expect((await hear(markup)).changes).toEqual([change]);
  });

  it("takes a position for the title under the name, unless a job was spoken of", async () => {
    const said = "<set section=work field=position>把职位改成<value>CTO</value></set>";
    expect((await hear(said)).changes).toEqual(["basic.title: 后端工程师 → CTO"]);
    const focused = await hear("<show section=work>看看<entry>腾讯</entry></show>", said);
    expect(focused.changes).toEqual(["workExperience.position: 高级后端工程师 → CTO"]);
  });

  it("says why a value is not taken, and when it stands there already", async () => {
    const wrong =
      "<set section=basic field=email>my <field>email</field> is <value>lin at home</value></set>";
    expect(await hear(wrong)).toMatchObject({ understanding: { kind: "calls" }, changes: [] });
    const same = "<set section=basic field=title>title: <value>后端工程师</value></set>";
    expect((await hear(same)).understanding).toMatchObject({ kind: "talk" });
  });

  it("changes only the month where no year is said", async () => {
    const { changes } = await hear(
      "<set section=work field=start><entry>腾讯</entry>入职是<value>8月</value></set>",
    );
    expect(changes).toEqual(["workExperience.startDate: 2021-03 → 2021-08"]);
  });

  it("sets beginning and end at once, and each of several fields", async () => {
    const dates =
      "<set field=dates><entry>Photo Vault</entry> ran <value>02/2018 to 07/2018</value></set>";
    expect((await hear(dates)).changes).toEqual([
      'projects.startDate: "" → 2018-02',
      'projects.endDate: "" → 2018-07',
    ]);
    const both =
      "<set field=email>my <field>email</field> and <field>title</field> are <value>a@b.example</value> and <value>CTO</value></set>";
    expect((await hear(both)).changes.map((line) => line.split(":")[0])).toEqual([
      "basic.title",
      "basic.email",
    ]);
  });

  it("goes on with what was spoken of", async () => {
    const { changes } = await hear(
      "<set section=work field=end><entry>腾讯</entry>到<value>2023年3月</value></set>",
      "<set field=position>职位也改成<value>专家</value></set>",
    );
    expect(changes).toEqual(["workExperience.position: 高级后端工程师 → 专家"]);
  });

  it("asks for what is missing, and takes the answer", async () => {
    const vague = "<set section=work field=start>把开始时间改成<value>2020年1月</value></set>";
    expect((await hear(vague)).understanding.kind).toBe("ask");
    const { changes } = await hear(
      vague,
      "<set section=work field=position><entry>腾讯</entry>那段</set>",
    );
    expect(changes).toEqual(["workExperience.startDate: 2021-03 → 2020-01"]);
    const second = await hear(vague, "<set><entry ref=ordinal>第二个</entry></set>");
    expect(second.changes).toEqual(["workExperience.startDate: 2018-07 → 2020-01"]);
  });
});

describe("a message that edits inside a text", () => {
  it.each([
    ["<replace><value>450</value> not <old>300</old></replace>", "- 负责支付系统，日活 450 万"],
    ["<replace>支付的日活现在是<value>五百万</value>了</replace>", "日活 五百万"],
    ["<set><entry>写文档</entry>应该是<value>写手册</value></set>", "- 写手册；做评审"],
    ["<replace>带领的小组现在<value>八人</value></replace>", "- 带领 8 人小组"],
    ["<split><line>写文档</line>那条拆开</split>", "- 写文档\n- 做评审"],
    [
      "<join>把<line ref=ordinal>前两条</line>合并<entry>腾讯</entry></join>",
      "- 负责支付系统，日活 300 万；带领 5 人小组\n",
    ],
    ["<delete section=work what=line>删掉<line>带人</line>那条<line>小组</line></delete>", ""],
    ["<move what=line to=first><line>带领</line>提到最前</move>", "- 带领 5 人小组\n- 负责"],
  ])("%s", async (markup, part) => {
    const { changes, understanding } = await hear(markup);
    if (part === "") expect(understanding.kind).toBe("ask");
    else expect(changes.join()).toContain(part);
  });

  it("goes on with the line that was just written", async () => {
    const { changes } = await hear(
      "<add section=work what=line><entry>腾讯</entry>加一条：<line>获年度最佳</line></add>",
      "<move what=line to=first><line ref=pronoun>这条</line>放最上面</move>",
    );
    expect(changes.join()).toContain("- 获年度最佳\n- 负责支付系统");
  });

  it("mends the number that was just written", async () => {
    const { changes } = await hear(
      "<replace><entry>腾讯</entry><old>5</old>人改成<value>6</value>人</replace>",
      "<replace>等等，<value>8</value></replace>",
    );
    expect(changes.at(-1)).toContain("带领 8 人小组");
  });

  it("says where words are not, instead of writing them somewhere", async () => {
    const { understanding } = await hear(
      "<replace><value>450</value> not <old>999</old></replace>",
    );
    expect(understanding).toMatchObject({ kind: "ask", reply: expect.stringContaining("999") });
  });
});

describe("a message that adds", () => {
  it.each([
    [
      "<add section=skills what=skill>add <skill>Kafka</skill> and <skill>Go</skill></add>",
      "skillContent: Java、Go、C++、MySQL → Java、Go、C++、MySQL、Kafka",
    ],
    [
      "<add section=work what=line><entry ref=description>美团</entry>实习加一条：<line>写单测</line></add>",
      'workExperience.description: "" → 写单测',
    ],
    [
      "<add what=link>my site is <link>https://lin.example</link></add>",
      'basic.links: "" → ["https://lin.example"]',
    ],
  ])("%s", async (markup, change) => {
    expect((await hear(markup)).changes).toEqual([change]);
  });

  it("an entry with what is told of it; what goes on has no end", async () => {
    const { understanding } = await hear(
      "<add section=work what=entry>I am <position>Test Lead</position> at <company>Wipro</company> since <start>February 2023</start></add>",
    );
    const value = {
      company: "Wipro",
      position: "Test Lead",
      startDate: "2023-02",
      endDate: "Present",
    };
    expect(understanding).toMatchObject({
      calls: [{ params: { path: "workExperience", action: "add", value } }],
    });
  });

  it("a blank entry, asks for its facts, and fills it in", async () => {
    const { changes } = await hear(
      "<add section=work what=entry>添加一段工作经历</add>",
      "<add section=work what=entry><company>滴滴</company>，<position>产品经理</position></add>",
    );
    expect(changes.map((line) => line.split(":")[0])).toEqual([
      "workExperience.company",
      "workExperience.position",
    ]);
  });

  it("never writes down words that only point", async () => {
    const { understanding, changes } = await hear(
      "<add section=skills what=skill>不是换，<skill ref=all>两个都</skill>要</add>",
    );
    expect([understanding.kind, changes]).toEqual(["ask", []]);
  });

  it("shows what it could not place, and waits", async () => {
    const { understanding, changes } = await hear(
      "<add section=work what=entry><company>百度</company>，<position>产品助理</position>，主要负责竞品分析和用户访谈工作</add>",
    );
    expect(understanding).toMatchObject({
      propose: "odd",
      ask: expect.stringContaining("竞品分析"),
    });
    expect(changes).toEqual([]);
  });
});

describe("a message that deletes and orders", () => {
  it.each([
    [
      "<delete section=work what=entry>删掉<entry ref=ordinal>第二段工作</entry></delete>",
      ["workExperience[1]"],
    ],
    [
      "<delete section=projects what=entry>除了<entry ref=except>支付网关</entry>，<entry ref=rest>其他项目</entry>都删</delete>",
      ["projects[1]"],
    ],
  ])("%s", async (markup, paths) => {
    const { understanding } = await hear(markup);
    expect(understanding).toMatchObject({
      kind: "calls",
      calls: paths.map((path) => ({ params: { path, action: "delete" } })),
    });
  });

  it("asks where a name and a place may be one entry or two", async () => {
    const { understanding } = await hear(
      "<delete section=work what=entry>drop <entry>腾讯</entry> and the <entry ref=ordinal>third job</entry></delete>",
    );
    expect(understanding).toMatchObject({
      kind: "ask",
      reply: expect.stringMatching(/腾讯.*美团/s),
    });
  });

  it("asks which one where words tell nothing", async () => {
    const { understanding, changes } = await hear(
      "<delete><entry ref=description>the old one</entry> can go</delete>",
    );
    expect([understanding.kind, changes]).toEqual(["ask", []]);
  });

  it("takes only what is named out of a line that is a list", async () => {
    const { changes } = await hear(
      "<add section=other what=line>add <line>juggling, brass band, chess</line> to <entry>证书</entry></add>",
      "<delete section=other what=line>drop the <line>brass band</line></delete>",
    );
    expect(changes.at(-1)).toContain("juggling, chess");
  });

  it("moves the skill that was just added", async () => {
    const { changes } = await hear(
      "<add section=skills what=skill>add <skill>Rust</skill></add>",
      "<move what=line to=first>put <line ref=pronoun>that</line> first</move>",
    );
    expect(changes.at(-1)).toContain("Rust、Java");
  });

  it("counts what it speaks of as it was before the message", async () => {
    const { understanding } = await hear(
      "<delete section=work what=entry>删除<entry ref=ordinal>第一段工作</entry></delete>，<set section=work field=position><entry ref=ordinal>第二段工作</entry>改成<value>研发</value></set>",
    );
    expect(understanding).toMatchObject({
      calls: [
        { params: { path: "workExperience[0]" } },
        { params: { path: "workExperience[0].position", value: "研发" } },
      ],
    });
  });

  it.each([
    [
      "<delete what=skill section=skills>drop <skill>c++</skill></delete>",
      "skillContent: Java、Go、C++、MySQL → Java、Go、MySQL",
    ],
    [
      "<delete what=field field=phone><field>电话</field>不要了</delete>",
      "basic.phone: 13800138000 → ",
    ],
    [
      "<move what=entry to=first>把<entry>C++</entry>放最前</move>",
      "skillContent: Java、Go、C++、MySQL → C++、Java、Go、MySQL",
    ],
  ])("%s", async (markup, change) => {
    expect((await hear(markup)).changes).toEqual([change]);
  });

  it.each([
    ["<move what=entry to=first><entry>Photo Vault</entry> first</move>", "projects", ["p2", "p1"]],
    ["<sort section=work order=oldest>oldest first</sort>", "workExperience", ["w3", "w2", "w1"]],
  ])("%s", async (markup, path, ids) => {
    const { understanding } = await hear(markup);
    expect(understanding).toMatchObject({
      calls: [{ params: { path, value: ids.map((id) => ({ id })) } }],
    });
  });

  it("puts sections into another order, and chooses a template", async () => {
    const order = await hear("<move what=section to=first><section>Skills</section> on top</move>");
    expect(order.understanding).toMatchObject({
      calls: [
        {
          params: {
            path: "look",
            value: {
              sections: ["skillContent", "workExperience", "projects", "education", "other"],
            },
          },
        },
      ],
    });
    const look = await hear("<template name=modern>the modern one</template>");
    expect(look.changes.join()).toContain("modern");
  });
});

describe("what must not be written at once", () => {
  it.each([
    [["<set section=basic field=title>title: <value>Lead</value></set>", 0.6], "unsure"],
    [["<add section=work what=entry>她加了一段工作</add>", 0.4], "unsure"],
    [["<set section=basic field=summary>简介换成<value>十年经验</value></set>", 1], "destroys"],
    [["<delete what=section section=work>工作经历全删</delete>", 1], "destroys"],
    [
      [
        "<add section=education what=entry><school>University of Leeds</school> <degree>BSc</degree></add>",
        1,
      ],
      "odd",
    ],
    [
      [
        "<paste section=work><content>字节跳动 | 产品经理 | 2020-01 – 2021-05\n做增长</content></paste>",
        1,
      ],
      "odd",
    ],
    ["<undo>撤销</undo>，<set section=basic field=title>title <value>X</value></set>", "odd"],
  ] as const)("%s waits for a yes", async (message, propose) => {
    const { understanding, changes } = await hear(message);
    expect(understanding).toMatchObject({ kind: "calls", propose });
    expect(changes).toEqual([]);
  });

  it("is made after a yes, and forgotten after a no", async () => {
    const summary = "<set section=basic field=summary>简介换成<value>十年经验</value></set>";
    const yes = await hear(summary, "<answer_pending decision=approve>好，改吧</answer_pending>");
    expect(yes.changes).toEqual(["basic.summary: 五年后端经验。 → 十年经验"]);
    const no = await hear(summary, "<answer_pending decision=reject>算了</answer_pending>");
    expect(no).toMatchObject({ understanding: { kind: "talk", decides: "reject" }, changes: [] });
  });

  it.each([
    "<set section=basic field=title polarity=ask>should my title be <value>Lead</value>?</set>",
    "<delete section=work what=entry polarity=suppose>要是删掉<entry>美团</entry>呢</delete>",
    "<delete section=work what=entry polarity=dont>别删<entry>腾讯</entry></delete>",
    "<refuse reason=fabrication>say I led 40 people</refuse>",
    "<talk about=thanks>谢谢</talk>",
  ])("%s changes nothing", async (markup) => {
    const { understanding, changes } = await hear(markup);
    expect(["talk", "ask"]).toContain(understanding.kind);
    expect(changes).toEqual([]);
  });
});

describe("an undo or a redo", () => {
  it.each(["undo", "redo"])("that is only guessed does nothing: %s", async (tool) => {
    const markup = `<${tool}>刚刚刚刚刚刚x</${tool}>`;
    expect((await hear([markup, 0.5])).understanding).toMatchObject({
      kind: "ask",
      reply: expect.stringContaining("请说"),
    });
    expect((await hear(markup)).understanding.kind).toBe(tool);
  });
});

describe("questions about the résumé", () => {
  it.each([
    ["<answer aspect=duration>how long was I at <entry>腾讯</entry></answer>", "5 years 2 months"],
    ["<answer aspect=total_years>一共工作几年</answer>", "8 年 3 个月"],
    ["<answer aspect=gap>any gaps?</answer>", "no gap"],
    ["<answer aspect=missing>还缺什么</answer>", "邮箱"],
    ["<answer aspect=count>how many jobs</answer>", "3 jobs"],
    ["<answer aspect=check>有写<query>Kafka</query>吗</answer>", "没有提到“Kafka”"],
    ["<answer aspect=which>哪里写了<query>支付</query></answer>", "支付网关重构"],
  ])("%s", async (markup, words) => {
    expect((await hear(markup)).understanding).toMatchObject({
      kind: "talk",
      reply: expect.stringContaining(words),
    });
  });

  it("reads a place by its path", async () => {
    const { understanding } = await hear("<show section=education>查看教育经历</show>");
    expect(understanding).toEqual({
      kind: "calls",
      calls: [{ name: "CVReader", params: { path: "education" } }],
    });
  });
});

describe("remarks", () => {
  it("tell of dates in the future, ends before beginnings and entries that are there twice", async () => {
    const late = await hear(
      "<set section=work field=start><entry>腾讯</entry><value>2031年1月</value></set>",
    );
    expect(late.understanding).toMatchObject({ ask: expect.stringContaining("在将来") });
    const early = await hear(
      "<set section=education field=end>I left <entry>Leeds</entry> back in <value>2009</value></set>",
    );
    expect(early.understanding).toMatchObject({ ask: expect.stringContaining("before it begins") });
  });
});
