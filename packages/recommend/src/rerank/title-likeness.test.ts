import { SentenceEmbedder } from "@bole/models";
import { expect, it } from "vitest";
import { Meaning } from "../profile/meaning.ts";
import { clausesWanted, titleLikeness } from "./title-likeness.ts";

const meaning = new Meaning(new SentenceEmbedder());
const ITEMS = [
  { id: "nurse", headline: "Registered Nurse" },
  { id: "driver", headline: "Delivery driver" },
];

const likenessTo = async (asked: { wish: string; title: string }) =>
  titleLikeness(meaning, await meaning.vectorsOf(clausesWanted(asked)), [], ITEMS);

it("takes the clause that names the work, whatever else is said", async () => {
  const wish = "I moved to Hull with two children, I am a staff nurse, and I need the money by May";
  const likeness = await likenessTo({ wish, title: "" });
  const driver = likeness.get("driver")?.clause ?? 0;
  expect(likeness.get("nurse")?.clause).toBeGreaterThan(driver + 0.1);
});

it("goes by the title of a résumé where nothing is said, and by nothing where there is none", async () => {
  const likeness = await likenessTo({ wish: "", title: "Truck driver" });
  expect(likeness.get("driver")?.clause).toBeGreaterThan(likeness.get("nurse")?.clause ?? 0);
  expect((await likenessTo({ wish: "", title: "" })).size).toBe(0);
});
