/**
 * Which zone a name in a file means. A name that the world knows wins over what the file says about
 * it: offsets in files are copied, outdated or wrong far more often than names are.
 */
import { findIana } from "windows-iana";
import { DAY, formatOffset } from "../lines/values.ts";
import type { CalendarWarning } from "../reading/warning.ts";
import type { Span } from "../span.ts";
import { type Observance, writtenZone } from "./written-zone.ts";
import { ianaZone, type Zone } from "./zone.ts";

export interface ZoneInFile {
  readonly line: number;
  readonly tzid: string;
  /** What some programs write for the name that the world knows. */
  readonly location: string | null;
  readonly observances: readonly Observance[];
}

export class Zones {
  readonly #written: ReadonlyMap<string, ZoneInFile>;
  readonly #own: Zone;
  readonly #window: Span;
  readonly #warn: (warning: CalendarWarning) => void;
  readonly #known = new Map<string, Zone>();

  constructor(
    written: readonly ZoneInFile[],
    own: Zone,
    window: Span,
    warn: (warning: CalendarWarning) => void,
  ) {
    this.#written = new Map(written.map((one) => [one.tzid, one]));
    this.#own = own;
    this.#window = window;
    this.#warn = warn;
  }

  /** The zone of whoever the calendar belongs to, where the name says nothing. */
  find(tzid: string, line: number): Zone {
    const there = this.#known.get(tzid);
    if (there !== undefined) return there;
    const zone = this.#look(tzid, line);
    this.#known.set(tzid, zone);
    return zone;
  }

  #look(tzid: string, line: number): Zone {
    const written = this.#written.get(tzid);
    const named = zoneByName(tzid) ?? (written?.location ? zoneByName(written.location) : null);
    const described = written && writtenZone(tzid, written.observances, this.#window);
    if (named !== null) {
      if (written && described) this.#assertTrue(named, described, written.line);
      return named;
    }
    if (described) return described;
    const detail = `No zone is called "${tzid}"; taken for ${this.#own.name}.`;
    this.#warn({ line, code: "zone-unknown", detail });
    return this.#own;
  }

  #assertTrue(named: Zone, described: Zone, line: number): void {
    for (let at = this.#window.start; at < this.#window.end; at += 7 * DAY) {
      const [is, said] = [named.offsetAt(at), described.offsetAt(at)];
      if (is === said) continue;
      const detail = `The file says ${formatOffset(said)} of ${named.name} where it is ${formatOffset(is)}; the name was believed.`;
      this.#warn({ line, code: "zone-lies", detail });
      return;
    }
  }
}

/** `Europe/Berlin`, `/mozilla.org/20050126_1/Europe/Berlin` or `W. Europe Standard Time`. */
function zoneByName(name: string): Zone | null {
  const parts = name.split("/");
  const tails = [name, parts.slice(-3).join("/"), parts.slice(-2).join("/")];
  for (const tail of tails) {
    const zone = tail === "" ? null : ianaZone(tail);
    if (zone !== null) return zone;
  }
  const [windows] = findIana(name);
  return windows === undefined ? null : ianaZone(windows);
}
