import { type Reader, Turn } from "@bole/language";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import {
  LanguageExample,
  LanguageExampleList,
  MessageReading,
  ReadableProducts,
} from "../contract/language.ts";

/** Takes everything for an order to write to whoever is in focus. */
const READER: Reader = {
  name: "embedded",
  read: async ({ message, state }) => ({
    reader: "embedded",
    calls: [
      {
        ...{ tool: "write_mail", polarity: "do", values: { purpose: "outreach" } },
        mentions: Object.values(state.focus).map((item) => ({
          ...{ name: "who", text: item.label, place: [0, 1], ref: "pronoun", confidence: 0.8 },
        })),
        ...{ clause: [0, message.length], confidence: 0.7 },
        alternatives: [{ tool: "talk", polarity: "do", confidence: 0.2 }],
      },
    ],
  }),
};

const EXAMPLE = {
  product: "recruiter",
  message: "Raj 那边先别联系",
  state: { focus: { person: { kind: "person", id: "p1", label: "Raj Patel" } } },
  calls: [{ tool: "write_mail", polarity: "dont", spans: [{ name: "who", span: [0, 3] }] }],
  reader: "embedded",
};

describe("POST /language/read", () => {
  it("answers with calls, confidence and alternatives, by message and state", async () => {
    const { ask } = await testApi({ host: { reader: READER } });
    const { product, message, state } = EXAMPLE;
    const body = { product, message, state };
    expect(await ask(MessageReading, "POST", "/language/read", body)).toMatchObject({
      reader: "embedded",
      calls: [
        {
          ...{ tool: "write_mail", polarity: "do", confidence: 0.7 },
          mentions: [{ name: "who", text: "Raj Patel", ref: "pronoun" }],
          alternatives: [{ tool: "talk", polarity: "do", confidence: 0.2 }],
        },
      ],
    });
  });

  it("names the products, and says so where there is no reader", async () => {
    const { ask, refusal } = await testApi();
    const { products } = await ask(ReadableProducts, "GET", "/language/products");
    expect(products.map(({ product }) => product)).toEqual([
      "career",
      "guard",
      "recruiter",
      "resume",
    ]);
    const recruiter = products.find(({ product }) => product === "recruiter");
    const mail = recruiter?.tools.find(({ name }) => name === "write_mail");
    expect(mail?.values.purpose).toContain("rejection");
    const unknown = await refusal("POST", "/language/read", { product: "cooking", message: "hi" });
    expect(unknown).toMatchObject({ status: 404, code: "language-product-unknown" });
    const unread = await refusal("POST", "/language/read", { product: "career", message: "hi" });
    expect(unread).toMatchObject({ status: 503, code: "reader-unavailable" });
    const odd = { product: "career", message: "", state: { list: 3 } };
    const invalid = await refusal("POST", "/language/read", odd);
    expect(invalid.issues?.map(({ path }) => path)).toEqual(["$.message", "$.state.list"]);
  });
});

describe("/language/examples", () => {
  it("keeps what a message means until it is deleted", async () => {
    const { ask, send, refusal } = await testApi();
    const added = await ask(LanguageExample, "POST", "/language/examples", EXAMPLE);
    expect(added).toMatchObject({ author: "local", message: EXAMPLE.message });
    await ask(LanguageExample, "POST", "/language/examples", { ...EXAMPLE, message: "Raj 别写" });
    const first = await ask(LanguageExampleList, "GET", "/language/examples?limit=1");
    expect(first.items.map(({ message }) => message)).toEqual(["Raj 别写"]);
    const rest = `/language/examples?limit=1&product=recruiter&after=${first.next}`;
    expect(await ask(LanguageExampleList, "GET", rest)).toEqual({ items: [added], next: null });
    expect((await send("DELETE", `/language/examples/${added.id}`)).status).toBe(204);
    const again = await refusal("DELETE", `/language/examples/${added.id}`);
    expect(again).toMatchObject({ status: 404, code: "language-example-unknown" });
  });

  it("are exported as the training takes them, the oldest first", async () => {
    const { ask, send } = await testApi();
    const { id } = await ask(LanguageExample, "POST", "/language/examples", EXAMPLE);
    await ask(LanguageExample, "POST", "/language/examples", { ...EXAMPLE, message: "Raj 别写" });
    const response = await send("GET", "/language/examples/export?product=recruiter");
    expect(response.headers.get("content-disposition")).toContain("bole-examples-recruiter.jsonl");
    const lines = (await response.text()).trimEnd().split("\n");
    const turns = lines.map((line) => Turn.parse(JSON.parse(line)));
    expect(turns.map(({ message }) => message)).toEqual([EXAMPLE.message, "Raj 别写"]);
    expect(turns[0]).toMatchObject({
      ...{ id, voice: "local", language: "mixed", state: { person: "Raj Patel" } },
      calls: [{ tool: "write_mail", polarity: "dont", clause: [0, EXAMPLE.message.length] }],
    });
  });

  it("are refused where no training could use them", async () => {
    const { refusal } = await testApi();
    const calls = [{ tool: "write_mail", values: { purpose: "gossip" } }, { tool: "sing" }];
    const problem = await refusal("POST", "/language/examples", { ...EXAMPLE, calls });
    expect(problem).toMatchObject({ status: 400, code: "invalid-request" });
    expect(problem.issues?.map(({ path }) => path)).toEqual([
      "$.calls[0].values.purpose",
      "$.calls[1].tool",
    ]);
  });
});
