import { expect, it } from "vitest";
import { decisive, type Point } from "./decisive.ts";

const point = (text: string, need: Point["need"], ...verdicts: Point["verdicts"]): Point => ({
  ...{ text, need, verdicts },
});

it("names who is ahead on the must-haves, and by which", () => {
  const said = decisive(
    ["Ann", "Bea"],
    [
      point("Java", "must", "meets", "partly"),
      point("SQL", "must", "meets", "meets"),
      point("Kafka", "nice", "no", "meets"),
    ],
    "en",
  );
  expect(said).toContain("Ann is the closer match");
  expect(said).toContain("“Java”");
  expect(said).not.toContain("Kafka");
});

it("goes by what is nice to have where the must-haves are even", () => {
  const points = [point("SQL", "must", "meets", "meets"), point("Kafka", "nice", "no", "meets")];
  expect(decisive(["Ann", "Bea"], points, "en")).toContain("Bea is the closer match");
});

it("says so where nothing separates them", () => {
  const said = decisive(["Ann", "Bea"], [point("SQL", "must", "meets", "meets")], "en");
  expect(said).toContain("don’t separate them");
});
