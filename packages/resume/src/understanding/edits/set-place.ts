/** A new value for one field, or for both ends of a time; what cannot be read is asked for. */
import { isOngoing } from "../dates/ongoing.ts";
import { findPeriod } from "../dates/periods.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { badValue, whatValue, whichField } from "../replies/replies.ts";
import type { Asked, Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { readValue } from "../values/read-value.ts";
import { lastOf, type Place } from "./place.ts";
import { isSameAgain, sameAsLast } from "./same-value.ts";

const EMPTY =
  /^(?:空|空白|空的|空着|空字符串|be )?(?:空|空白|blank|empty|nothing|none|an empty string)[。.!\s吧]*$/;

/** One field, or both ends of a time. */
export function setPlace(place: Place, value: Said | undefined, scene: Scene): Outcome {
  if (value !== undefined && isSameAgain(value)) {
    const same = sameAsLast(place, scene);
    return same === undefined ? askValue(place, scene, whatValue) : setPlace(place, same, scene);
  }
  if (place.field === "dates") return setDates(place, value, scene);
  if (value === undefined || value.cues.trim() === "") return askValue(place, scene, whatValue);
  if (EMPTY.test(value.cues.trim()))
    return edits([update(place.path, "")], lastOf(place, "update"));
  const read = goesOn(place, value) ? scene.open : readValue(place.field, value, scene, place.had);
  if (read === undefined) return askValue(place, scene, badValue);
  if (place.field === "links")
    return edits(
      [{ name: "CVEditor", params: { path: place.path, action: "add", value: read } }],
      lastOf(place, "update"),
    );
  return edits([update(place.path, read)], lastOf(place, "update"));
}

/** 结束时间改成还在进行 */
const goesOn = ({ field }: Place, { cues }: Said): boolean =>
  field === "endDate" && isOngoing(cues);

function setDates(place: Place, value: Said | undefined, scene: Scene): Outcome {
  if (value === undefined || value.cues.trim() === "") return askValue(place, scene, whatValue);
  const entryPath = place.path.replace(/\.dates$/, "");
  const period = findPeriod(value.folded, scene);
  const ends = [
    ...(period.start === undefined ? [] : [{ field: "startDate", date: period.start }]),
    ...(period.end === undefined ? [] : [{ field: "endDate", date: period.end }]),
  ];
  if (ends.length > 0) {
    const [first] = ends;
    return edits(
      ends.map(({ field, date }) => update(`${entryPath}.${field}`, date)),
      lastOf(
        { ...place, field: ends.length === 1 ? (first?.field ?? "dates") : "dates" },
        "update",
      ),
    );
  }
  const chosen = scene.chosenField ?? onlyEnd(place, period.lone !== undefined);
  if (chosen !== undefined) {
    return setPlace(
      {
        ...place,
        field: chosen,
        path: `${entryPath}.${chosen}`,
        had: place.entry?.fields[chosen] ?? "",
      },
      value,
      scene,
    );
  }
  if (period.lone === undefined) return askValue(place, scene, badValue);
  const asked: Asked = {
    kind: "which",
    section: place.section,
    entry_id: place.entry?.id ?? null,
    field: null,
    message: scene.message,
    options: ["startDate", "endDate"],
  };
  return { kind: "ask", reply: whichField(scene.language, place.section, asked.options), asked };
}

/** Where only one end is known, one date is meant for it. */
function onlyEnd({ entry }: Place, dated: boolean): string | undefined {
  const { startDate = "", endDate = "" } = entry?.fields ?? {};
  if (!dated || (startDate === "") === (endDate === "")) return undefined;
  return startDate === "" ? "endDate" : "startDate";
}

export function askValue(place: Place, scene: Scene, reply: typeof whatValue): Outcome {
  const { section, entry, field } = place;
  const asked: Asked = {
    kind: "value",
    section,
    entry_id: entry?.id ?? null,
    field,
    message: scene.message,
    options: [],
  };
  return { kind: "ask", reply: reply(scene.language, section, field), asked };
}
