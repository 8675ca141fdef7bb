/** What the pages ask of candidates. */
import type {
  Application,
  Candidate,
  CandidateAssessment,
  CandidateList,
  CandidateSort,
  CandidateToMerge,
  ChangedCandidate,
  ChangedLabels,
  DifferentPeople,
  ImportedFile,
  ImportProgress,
  ImportResult,
  LabelList,
  LabelsChanged,
  NewApplication,
  Person,
  SortOrder,
} from "@bole/server/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, jsonLines } from "./client.ts";

const PAGE = 50;

/** Every key of a query about people begins with it. */
export const CANDIDATES_KEY = ["candidates"] as const;

const CANDIDATES = "/api/candidates";
const pathOf = (id: string) => `${CANDIDATES}/${encodeURIComponent(id)}`;
const first: string | undefined = undefined;

export interface FileToImport {
  readonly file: File;
  readonly jobId: string | null;
  /** One of many: files that somebody waits for are read first. */
  readonly bulk: boolean;
}

/** What limits the list, by the names of the wire; what is left out does not limit. */
export type CandidatesFilter = {
  /** A sentence, in either language. */
  readonly q?: string;
  /** Ids of concepts, with commas. */
  readonly skills?: string;
  readonly location?: string;
  readonly min_years?: number;
  readonly max_years?: number;
  readonly language?: string;
  readonly job_id?: string;
  readonly stage?: string;
  /** "true" where limits that the sentence says are sought as words. */
  readonly literal?: "true";
  readonly source?: string;
  readonly label?: string;
  readonly findings?: "true";
  readonly duplicates?: "true";
  readonly sort?: CandidateSort;
  readonly order?: SortOrder;
};

export function candidatesQuery(filter: CandidatesFilter) {
  return infiniteQueryOptions({
    queryKey: [...CANDIDATES_KEY, "list", filter],
    queryFn: ({ pageParam, signal }) =>
      call<CandidateList>("GET", CANDIDATES, {
        query: { ...filter, limit: PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    // A sentence is refined word by word: the table stays until the next one is there.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const LARGEST_PAGE = 200;

/** Everybody whom the filter leaves, for a file. */
export async function allCandidates(filter: CandidatesFilter) {
  const rows: CandidateList["items"] = [];
  let after: string | undefined;
  do {
    const query = { ...filter, limit: LARGEST_PAGE, after };
    const page = await call<CandidateList>("GET", CANDIDATES, { query });
    rows.push(...page.items);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return rows;
}

const CHOICES = 30;

/** For a picker: people by words, or the newest without any. */
export async function findPeople(q: string, signal: AbortSignal) {
  const query = { ...(q !== "" && { q }), limit: CHOICES };
  return (await call<CandidateList>("GET", CANDIDATES, { query, signal })).items;
}

export function candidateQuery(id: string) {
  return queryOptions({
    queryKey: [...CANDIDATES_KEY, "detail", id],
    queryFn: ({ signal }) => call<Candidate>("GET", pathOf(id), { signal }),
    staleTime: 0,
  });
}

/** Refused if `version` is not the newest any more. */
export function changeCandidate(id: string, body: ChangedCandidate): Promise<Person> {
  return call<Person>("PATCH", pathOf(id), { body });
}

export const labelsQuery = queryOptions({
  queryKey: [...CANDIDATES_KEY, "labels"],
  queryFn: ({ signal }) => call<LabelList>("GET", `${CANDIDATES}/labels`, { signal }),
  staleTime: 0,
});

export function changeLabels(body: ChangedLabels): Promise<LabelsChanged> {
  return call<LabelsChanged>("POST", `${CANDIDATES}/labels`, { body });
}

export function mergeCandidate(id: string, body: CandidateToMerge): Promise<Candidate> {
  return call<Candidate>("POST", `${pathOf(id)}/merge`, { body });
}

/** They are not proposed as one again. */
export function keepApart(id: string, body: DifferentPeople): Promise<null> {
  return call<null>("POST", `${pathOf(id)}/different`, { body });
}

export function undoApart(id: string, otherId: string): Promise<null> {
  return call<null>("DELETE", `${pathOf(id)}/different/${encodeURIComponent(otherId)}`);
}

export function assessmentQuery(id: string, jobId: string) {
  return queryOptions({
    queryKey: [...CANDIDATES_KEY, "assessment", id, jobId],
    queryFn: ({ signal }) =>
      call<CandidateAssessment>("GET", `${pathOf(id)}/assessment`, {
        query: { job_id: jobId },
        signal,
      }),
    staleTime: 0,
  });
}

export function applyForJob(body: NewApplication): Promise<Application> {
  return call<Application>("POST", "/api/applications", { body });
}

/** One file a request: each has its own result, and no request is too large. */
export async function importFile(
  { file, jobId, bulk }: FileToImport,
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportedFile> {
  const body = new FormData();
  body.append("files", file, file.name);
  const query = new URLSearchParams({
    ...(jobId !== null && { job_id: jobId }),
    ...(bulk && { bulk: "true" }),
  });
  let result: ImportedFile | undefined;
  type Line = { readonly progress: ImportProgress } | ImportResult;
  for await (const line of jsonLines<Line>(`${CANDIDATES}/import?${query}`, body, signal)) {
    if ("progress" in line) onProgress(line.progress);
    else result = line.files[0];
  }
  if (result === undefined) throw new Error(`The server did not say what became of ${file.name}.`);
  return result;
}
