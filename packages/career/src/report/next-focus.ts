/** Adds a feedback to what the reports are about. Wishes of earlier rounds stay, unless they are taken back. */
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Focus, Topic } from "./focus.ts";
import type { ReadFeedback } from "./read-feedback.ts";

/** @param shown occupations of the report that the feedback is about */
export function nextFocus(before: Focus, feedback: ReadFeedback, shown: readonly string[]): Focus {
  const { topics, fields, occupations, refused, contradictions, unread } = feedback;
  const dropped = new Set<Topic>(contradictions.map((pair) => pair.dropped));
  if (topics.includes("shorter")) dropped.add("longer");
  if (topics.includes("longer")) dropped.add("shorter");
  const elsewhere = topics.includes("other_field");
  const shownFields = shown
    .map((id) => occupationById(id).field)
    .filter((field) => !fields.includes(field));
  return {
    topics: unique([...before.topics, ...topics]).filter((topic) => !dropped.has(topic)),
    newest: [...topics],
    fields: elsewhere ? [...fields] : before.fields,
    left_fields: elsewhere
      ? unique([...before.left_fields, ...shownFields]).filter((field) => !fields.includes(field))
      : before.left_fields,
    occupations: unique([...occupations, ...before.occupations]).filter(
      (id) => !refused.includes(id),
    ),
    refused: unique([...before.refused, ...refused]),
    contradictions,
    unread,
  };
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
