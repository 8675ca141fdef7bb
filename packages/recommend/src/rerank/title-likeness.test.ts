import { SentenceEmbedder } from "@bole/models";
import { expect, it } from "vitest";
import { Meaning } from "../profile/meaning.ts";
import { titleLikeness } from "./title-likeness.ts";

const meaning = new Meaning(new SentenceEmbedder());
const ITEMS = [
  { id: "nurse", headline: "Registered Nurse" },
  { id: "driver", headline: "Delivery driver" },
];

it("takes the clause that names the work, whatever else is said", async () => {
  const wish = "I moved to Hull with two children, I am a staff nurse, and I need the money by May";
  const likeness = await titleLikeness(meaning, { wish, title: "" }, ITEMS);
  expect(likeness.get("nurse")).toBeGreaterThan((likeness.get("driver") ?? 0) + 0.2);
});

it("goes by the title of a résumé where nothing is said, and by nothing where there is none", async () => {
  const likeness = await titleLikeness(meaning, { wish: "", title: "Truck driver" }, ITEMS);
  expect(likeness.get("driver")).toBeGreaterThan(likeness.get("nurse") ?? 0);
  expect((await titleLikeness(meaning, { wish: "", title: "" }, ITEMS)).size).toBe(0);
});
