/** Reads the entries of work and internships. */
import type { WorkExperience } from "../../../model/resume-data.ts";
import type { Context } from "../context.ts";
import { LIMITS } from "../draft.ts";
import { assignPair, mergeLoose, type Score, splitLone } from "../entries/assign-pair.ts";
import { dates, description, type EntryParts, entryParts } from "../entries/entry-parts.ts";
import type { HeaderPiece } from "../entries/header-pieces.ts";
import { segmentEntries } from "../entries/segment-entries.ts";
import type { Line } from "../text/line.ts";
import { type Piece, trimPiece } from "../text/span.ts";
import { organisationScore } from "../words/organisations.ts";
import { isPlace, placeAtEnd } from "../words/places.ts";
import { positionScore } from "../words/positions.ts";

const ROLES: readonly [Score, Score] = [organisationScore, positionScore];

interface Read {
  readonly parts: EntryParts;
  readonly pieces: readonly HeaderPiece[];
  readonly location: Piece | undefined;
}

interface Job extends Read {
  readonly company: Piece | undefined;
  readonly position: Piece | undefined;
}

export function readWork(context: Context, lines: readonly Line[]): WorkExperience[] {
  const read = segmentEntries(
    lines.filter(({ text }) => !LINK.test(text)),
    hint,
  )
    .map((entry) => piecesOf(context.text, entryParts(context.text, entry)))
    .filter((one) => !isBreak(one))
    .slice(0, LIMITS.workExperience);
  const order = read.reduce((sum, { pieces }) => sum + assignPair(pieces, ROLES, 0).order, 0);
  const sure = Math.max(-1, Math.min(1, order)) || 0.5;
  const jobs = underOneCompany(read.map((one) => jobOf(one, sure)));
  return jobs.map((job, index) => write(context, job, index));
}

/** Words that lead from one job to the one before. */
const LINK =
  /^(?:(?:and )?(?:before|prior to) (?:that|this)|before then|earlier|previously|此前|在此之前|之前|再之前|更早)[:,.]?$/i;

/** Words for a time between two jobs. */
export const BREAK =
  /照顾|待业|空窗|求职中|休养|病休|休息|育儿|带孩子|产假|备考|考研|家庭原因|游学|间隔年|\b(?:career break|gap year|sabbatical|parental leave|maternity|paternity|family leave|caring for|care of (?:my|a|the)|raising|stay-at-home|unemployed|looking for work|job search|travelling|traveling)\b/i;

/** A time between jobs, which is told among them. */
function isBreak({ pieces, parts: { labelled } }: Read): boolean {
  return (
    labelled.size === 0 &&
    pieces.some(({ text }) => BREAK.test(text)) &&
    pieces.every(({ text }) => organisationScore(text) === 0 && isNoPosition(text))
  );
}

const isNoPosition = (text: string) => positionScore(text) === 0 || BREAK.test(text);

/** How much of the time, which is neither whom for nor as what. */
const HOURS =
  /^(?:(?:on )?weekends?|evenings|part[- ]time|full[- ]time|contract|seasonal|temporary|permanent|fixed[- ]term|兼职|全职)$/i;

/** Companies and positions are short; what is long tells something. */
function hint({ text }: Line): number {
  const words = text.split(/\s{2,}|\t|\s[|·–—-]\s/);
  if (words.some((part) => isPlace(part.trim()))) return 1;
  const known = words.some(
    (part) => part.length < 90 && Math.max(...ROLES.map((of) => of(part))) > 1,
  );
  return known ? 1 : 0;
}

function piecesOf(text: string, parts: EntryParts): Read {
  let location = parts.labelled.get("location");
  const rest: HeaderPiece[] = [];
  const named = parts.header.pieces.filter((piece) => !HOURS.test(piece.text));
  for (const piece of named.length > 0 ? named : parts.header.pieces) {
    if (isPlace(piece.text)) {
      location ??= piece;
      continue;
    }
    const known = placeAtEnd(piece.text);
    const at = known < 0 && location === undefined ? townAtEnd(piece.text) : known;
    const place = at > 0 ? trimPiece(text, piece.start + at, piece.end) : undefined;
    const before = place ? trimPiece(text, piece.start, piece.start + at) : undefined;
    if (place && before) {
      location ??= place;
      rest.push({ ...piece, ...before });
    } else rest.push(piece);
  }
  const merged = mergeLoose(text, rest, ROLES);
  const [only] = merged;
  const lone = merged.length === 1 && only !== undefined;
  return { parts, location, pieces: lone ? splitLone(text, only, ROLES) : merged };
}

const DEPARTMENT =
  /^(?:Research|Marketing|Sales|Engineering|Finance|Operations|Audit|Consulting|Tax|Design|Product|Risk|Legal|Technology|Security|Cloud|Payments|Analytics|Strategy|Data|Growth|Support|Education|Health)/;

/** Where a town begins that no list knows: one or two words behind the name of an organisation. */
function townAtEnd(text: string): number {
  const match = /^(.+),\s+(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)$/u.exec(text);
  const [, name = "", town = ""] = match ?? [];
  if (organisationScore(name) < 2 || organisationScore(town) > 0 || positionScore(town) > 0)
    return -1;
  return DEPARTMENT.test(town) ? -1 : text.length - town.length;
}

function jobOf(read: Read, order: number): Job {
  const { labelled } = read.parts;
  const pair = assignPair(read.pieces, ROLES, order);
  return {
    ...read,
    company: labelled.get("company") ?? pair.first,
    position: labelled.get("position") ?? labelled.get("role") ?? pair.second,
  };
}

/** Positions below one another at the same company name it once. */
function underOneCompany(jobs: readonly Job[]): Job[] {
  const all: Job[] = [];
  let company: Piece | undefined;
  for (const [index, job] of jobs.entries()) {
    const next = jobs[index + 1];
    const frame = job.company && !job.position && job.parts.body.length === 0;
    if (frame && next?.position && !next.company) {
      company = job.company;
      continue;
    }
    company = job.company ?? company;
    all.push({ ...job, company });
  }
  return all;
}

function write({ original, sourced }: Context, job: Job, index: number): WorkExperience {
  const path = `workExperience[${index}]`;
  const { company, position, location } = job;
  return {
    id: `work-${index + 1}`,
    company: sourced.line(`${path}.company`, company),
    position: sourced.line(`${path}.position`, position),
    location: sourced.line(`${path}.location`, location),
    ...dates(sourced, path, job.parts.range, "start"),
    description: sourced.prose(
      `${path}.description`,
      description(original, job.parts, [company, position, location]),
    ),
  };
}
