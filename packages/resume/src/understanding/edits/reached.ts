/** "I got a new number, it's …", "you can reach me at …", 有事打…: how somebody is reached from now on. */
import { isHowReached } from "../lexicon/how-reached.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { emailIn, phoneIn } from "../values/contacts.ts";
import { basicPlace, lastOf } from "./place.ts";

/** "Please email me at … when done" wants something else. */
const ASKED =
  /^\s*(?:please|pls|kindly) |^(?:reach|contact|call|text|ring|phone|e-?mail|message) me .*\s(?:when|once|if|after|before|as soon as|with|about|by|so) /;
const TO_BE_CALLED = /^\s*(?:can|could|would|will) (?:you|u|someone|they)(?![a-z])/;

export function readReached(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  if (!isHowReached(said.cues) || TO_BE_CALLED.test(act.cues)) return undefined;
  if (ASKED.test(act.cues)) return undefined;
  const email = emailIn(said.raw);
  const phone = phoneIn(email === undefined ? said.raw : said.raw.replace(email, " "));
  const places = [
    ...(email === undefined ? [] : [{ place: basicPlace(scene, "email"), value: email }]),
    ...(phone === undefined ? [] : [{ place: basicPlace(scene, "phone"), value: phone }]),
  ];
  const [first] = places;
  return first === undefined
    ? undefined
    : edits(
        places.map(({ place, value }) => update(place.path, value)),
        lastOf(first.place, "update"),
      );
}
