import { expect, it } from "vitest";
import { typedPeople } from "./typed-person.ts";

it("reads a person in each line that has an address", () => {
  const table = "孙浩｜后端｜成都｜sunhao@example.cn\n周琪｜测试｜西安｜zhouqi@example.cn";
  expect(typedPeople(`请录入：\n${table}`)).toEqual([
    { name: "孙浩", email: "sunhao@example.cn" },
    { name: "周琪", email: "zhouqi@example.cn" },
  ]);
  const listed = "Ines Bauer, ines@example.com, Designer, Graz\nTom Hardy <tom@example.com>";
  expect(typedPeople(listed).map(({ name }) => name)).toEqual(["Ines Bauer", "Tom Hardy"]);
});

it("reads nobody where of one of them it is not clear who is meant", () => {
  expect(typedPeople("Ines Bauer, ines@example.com\n123, x@example.com")).toEqual([]);
  expect(typedPeople("import the list please")).toEqual([]);
});
