/** The patch from one document to another. Entries of lists are the same by their ids. */
import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../model/document.ts";
import { byId } from "./entry-list.ts";
import { Patch } from "./patch.ts";
import { pointerTo } from "./pointer.ts";

export function makePatch(before: unknown, after: unknown): Patch {
  return Patch.parse(operations(before, after, ""));
}

type Operation = Readonly<Record<string, unknown>>;

function operations(before: unknown, after: unknown, path: string): Operation[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return ofFields(before, after, path);
  const [old, now] = [byId(before), byId(after)];
  if (old !== undefined && now !== undefined) return ofEntries(old, now, path);
  return [{ op: "replace", path, value: after }];
}

type Fields = Readonly<Record<string, unknown>>;

function ofFields(before: Fields, after: Fields, path: string): Operation[] {
  const at = (name: string) => pointerTo(path, name);
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...gone.map((name) => ({ op: "remove", path: at(name) })),
    ...Object.entries(after).flatMap(([name, value]) =>
      Object.hasOwn(before, name)
        ? operations(before[name], value, at(name))
        : [{ op: "add", path: at(name), value }],
    ),
  ];
}

type Entries = ReadonlyMap<string, unknown>;

/** First who goes, then who comes and who stands elsewhere, then what the others say. */
function ofEntries(before: Entries, after: Entries, path: string): Operation[] {
  const ids = [...before.keys()];
  const found: Operation[] = [];
  for (const id of before.keys()) {
    if (after.has(id)) continue;
    const index = ids.indexOf(id);
    found.push({ op: "remove", path: `${path}/${index}` });
    ids.splice(index, 1);
  }
  for (const [index, [id, value]] of [...after].entries()) {
    const from = ids.indexOf(id);
    if (from === index) continue;
    if (from >= 0) ids.splice(from, 1);
    ids.splice(index, 0, id);
    found.push(
      from < 0
        ? { op: "add", path: `${path}/${index}`, value }
        : { op: "move", from: `${path}/${from}`, path: `${path}/${index}` },
    );
  }
  const said = [...after].flatMap(([id, value], index) =>
    before.has(id) ? operations(before.get(id), value, `${path}/${index}`) : [],
  );
  return [...found, ...said];
}
