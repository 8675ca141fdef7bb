/** People: everybody once, for both sides of the table. */
import type { Principal } from "@bole/base";
import { type ErasePreview, erasePreview } from "../effects/erase-preview.ts";
import type { Person, PersonChange } from "../model/person.ts";
import type { SearchResult } from "../model/search.ts";
import type { TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { type Candidate, readCandidate } from "./candidate.ts";
import { CandidateFilter, type CandidatePage } from "./candidate-filter.ts";
import { addPerson, changePerson, type NewPerson } from "./change-person.ts";
import { asPeople, findPeople, type PeopleQuery } from "./find-people.ts";
import { changeLabels, type LabelChange, type LabelsChanged, listLabels } from "./labels.ts";
import { listCandidates } from "./list-candidates.ts";
import { type Merge, mergePeople, tellApart, untellApart } from "./merge-people.ts";
import { readPerson } from "./read-person.ts";

export class People {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  add(principal: Principal, person: NewPerson): Promise<Person> {
    return addPerson(this.#parts, principal, person);
  }

  get({ tenant }: Principal, id: string): Promise<Person> {
    return readPerson(this.#parts.store.forTenant(tenant), id);
  }

  /** A person with everything that belongs to them. */
  candidate({ tenant }: Principal, id: string): Promise<Candidate> {
    return readCandidate(this.#parts.store.forTenant(tenant), id, this.#parts.now());
  }

  /** Newest first; or, where something is sought and can be, the best first. */
  async list({ tenant }: Principal, filter: CandidateFilter = {}): Promise<CandidatePage> {
    const checked = parseRequest(CandidateFilter, filter, "filter");
    return listCandidates(this.#parts, tenant, checked);
  }

  /** The best first; without a search index, nobody. */
  async find({ tenant }: Principal, query: PeopleQuery): Promise<SearchResult> {
    const { search, store } = this.#parts;
    if (search === undefined) return { hits: [], tracks: [] };
    // A person may be found by several entries.
    const limit = Math.min(200, query.limit * 3);
    const found = await findPeople(search, tenant, { ...query, limit });
    const hits = await asPeople(store.forTenant(tenant), found, query.limit);
    return { hits, tracks: found.tracks };
  }

  /** What is left out stays as it is. `version` is the one that was changed. */
  change(principal: Principal, id: string, version: number, change: PersonChange): Promise<Person> {
    return changePerson(this.#parts, principal, id, version, change);
  }

  /** Adds and removes words by which people are grouped. */
  label(principal: Principal, change: LabelChange): Promise<LabelsChanged> {
    return changeLabels(this.#parts, principal, change);
  }

  /** All that are in use. */
  labels({ tenant }: Principal): Promise<{ label: string; people: number }[]> {
    return listLabels(this.#parts.store.forTenant(tenant));
  }

  /** What erasing somebody would take away. The gate of effects does it. */
  erasePreview({ tenant }: Principal, id: string): Promise<ErasePreview> {
    return erasePreview(this.#parts.store.forTenant(tenant), id);
  }

  /** Two are one: everything of the other comes to this one, and the other is gone. */
  merge(principal: Principal, id: string, merge: Merge): Promise<Person> {
    return mergePeople(this.#parts, principal, id, merge);
  }

  /** Two are two, and are not proposed again. */
  differ(principal: Principal, id: string, otherId: string): Promise<void> {
    return tellApart(this.#parts, principal, id, otherId);
  }

  /** Takes back that two people are two. */
  undoDiffer(principal: Principal, id: string, otherId: string): Promise<void> {
    return untellApart(this.#parts, principal, id, otherId);
  }
}
