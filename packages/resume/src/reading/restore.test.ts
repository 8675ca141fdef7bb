import { expect, it } from "vitest";
import { hear } from "./testing/hear.ts";

const addRust = "<add section=skills what=skill>技能加上 <skill>Rust</skill></add>";
const rename = "<set section=basic field=name>名字改成<value>林夕</value></set>";
const drop = "<delete section=work what=line>删掉<line>带领 5 人小组</line></delete>";
const swap = "<move what=entry to=first>把<entry>Photo Vault</entry>放最前</move>";

it("takes back what is named, and leaves what came later", async () => {
  const { changes } = await hear(addRust, rename, "<undo><what>Rust</what>那个撤回</undo>");
  expect(changes).toEqual(["skillContent: Java、Go、C++、MySQL、Rust → Java、Go、C++、MySQL"]);
});

it("counts turns that have only moved something", async () => {
  const { changes } = await hear(
    drop,
    swap,
    "<undo><what ref=ordinal>第一个</what>不要弄了</undo>",
  );
  expect(changes.join()).toContain("带领 5 人小组");
  expect(changes.join()).not.toContain("projects");
});

it("takes back one of two edits of the same line", async () => {
  const { changes } = await hear(
    "<replace><old>300 万</old>改成<value>500 万</value></replace>",
    "<replace><old>支付系统</old>改成<value>清算系统</value></replace>",
    "<undo><what>500 万</what>退回去</undo>",
  );
  expect(changes.join().split(" → ")[1]).toContain("负责清算系统，日活 300 万");
});

it("asks which, where a name fits none of several edits", async () => {
  const { understanding } = await hear(addRust, rename, "<undo><what>北京</what>那个撤回</undo>");
  expect(understanding.kind).toBe("ask");
});

it("does it beside another edit", async () => {
  const { changes } = await hear(
    addRust,
    "<undo>刚才的撤回</undo>，<set section=basic field=title>职位改成<value>架构师</value></set>",
  );
  expect(changes).toEqual([
    "basic.title: 后端工程师 → 架构师",
    "skillContent: Java、Go、C++、MySQL、Rust → Java、Go、C++、MySQL",
  ]);
});

it("lets go what only waits", async () => {
  const { understanding, changes } = await hear(
    "<set section=basic field=summary>简介换成<value>十年经验</value></set>",
    "<undo>算了撤回</undo>",
  );
  expect(understanding).toMatchObject({ kind: "talk", decides: "reject" });
  expect(changes).toEqual([]);
});
