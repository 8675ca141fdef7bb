/** People come in as they do otherwise: by the file of their résumé. */

import { setImmediate } from "node:timers/promises";
import { readDemoFile } from "../read-demo.ts";
import { demoBroken } from "../reading/demo-broken.ts";
import { toInstant } from "../relative-time.ts";
import type { Loading } from "./loading.ts";

export async function loadPeople(loading: Loading): Promise<void> {
  const { demo, talent, db, ids, people, setTime } = loading;
  const dated = demo.people.map((person) => {
    const language = person.file.startsWith("zh/") ? "zh" : "en";
    return { person, language, at: toInstant(person.received, loading.today(language)) } as const;
  });
  for (const { person, language, at } of dated.toSorted((a, b) => Number(a.at) - Number(b.at))) {
    await setImmediate();
    ids.about(person.key);
    setTime(at);
    const principal = loading.recruiter(language);
    const file = readDemoFile(person.file);
    const result = await talent.imports.import(principal, file, { source: "demo" });
    if (result.person_id === null) {
      throw demoBroken(person.file, result.error?.message ?? "nobody was found in it");
    }
    const { consent, note } = person;
    await db
      .updateTable("people")
      .set({ consent, note })
      .where("id", "=", result.person_id)
      .execute();
    people.set(person.key, await talent.people.get(principal, result.person_id));
  }
}
