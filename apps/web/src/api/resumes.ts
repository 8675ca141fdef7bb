/** What the pages ask of résumés. */
import type {
  DeletedResume,
  JobToTailorTo,
  NamedResume,
  NewResume,
  NewSnapshot,
  RestoredResume,
  Resume,
  ResumeDetail,
  ResumeDiff,
  ResumeEdits,
  ResumeHistory,
  ResumeList,
  ResumeRow,
  ResumeToTranslate,
  Review,
  SavedResume,
  Snapshot,
  Tailoring,
  TranslatedResume,
  TranslationState,
  VariantAnswer,
  VariantToMake,
} from "@bole/server/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const PAGE = 50;

/** Every key of a query about résumés begins with it. */
export const RESUMES_KEY = ["resumes"] as const;
export const resumeKey = (id: string) => [...RESUMES_KEY, id];

const RESUMES = "/api/resumes";
const pathOf = (id: string) => `${RESUMES}/${encodeURIComponent(id)}`;
const first: string | undefined = undefined;
const newest: number | undefined = undefined;

/** One's own, those first that were worked on last. */
export function resumesQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...RESUMES_KEY, "list", q],
    queryFn: ({ pageParam, signal }) =>
      call<ResumeList>("GET", RESUMES, {
        query: { own: "true", q: q === "" ? undefined : q, limit: PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The few that were worked on last, for where one must be chosen. */
export const ownResumesQuery = queryOptions({
  queryKey: [...RESUMES_KEY, "choices"],
  queryFn: ({ signal }) => findResumes("", signal),
  staleTime: 0,
});

/** The one that was worked on last of those that say enough to be matched with jobs. */
export function resumeToMatch(resumes: readonly ResumeRow[] | undefined): string | undefined {
  return resumes?.find(({ top_skills }) => top_skills.length > 0)?.id;
}

export async function findResumes(q: string, signal: AbortSignal): Promise<readonly ResumeRow[]> {
  const query = { own: "true", q: q === "" ? undefined : q, limit: 20 };
  const { items } = await call<ResumeList>("GET", RESUMES, { query, signal });
  return items;
}

export function resumeQuery(id: string) {
  return queryOptions({
    queryKey: resumeKey(id),
    queryFn: ({ signal }) => call<ResumeDetail>("GET", pathOf(id), { signal }),
  });
}

export function createResume(body: NewResume): Promise<Resume> {
  return call<Resume>("POST", RESUMES, { body });
}

export function renameResume(id: string, body: NamedResume): Promise<Resume> {
  return call<Resume>("PUT", `${pathOf(id)}/title`, { body });
}

export function deleteResume(id: string): Promise<DeletedResume> {
  return call<DeletedResume>("DELETE", pathOf(id));
}

export function undeleteResume(id: string): Promise<Resume> {
  return call<Resume>("POST", `${pathOf(id)}/undelete`, { body: {} });
}

/** Refused where somebody else changed the same; the problem says what both made of it. */
export function editResume(id: string, body: ResumeEdits): Promise<SavedResume> {
  return call<SavedResume>("PATCH", pathOf(id), { body });
}

export function undoResume(id: string, kind: "undo" | "redo"): Promise<SavedResume> {
  return call<SavedResume>("POST", `${pathOf(id)}/${kind}`, { body: {} });
}

export function historyQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...resumeKey(id), "history"],
    queryFn: ({ pageParam, signal }) =>
      call<ResumeHistory>("GET", `${pathOf(id)}/history`, {
        query: { limit: PAGE, before: pageParam },
        signal,
      }),
    initialPageParam: newest,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
}

export function diffQuery(id: string, from: number, to: number) {
  return queryOptions({
    queryKey: [...resumeKey(id), "diff", from, to],
    queryFn: ({ signal }) =>
      call<ResumeDiff>("GET", `${pathOf(id)}/diff`, { query: { from, to }, signal }),
  });
}

export function addSnapshot(id: string, body: NewSnapshot): Promise<Snapshot> {
  return call<Snapshot>("POST", `${pathOf(id)}/snapshots`, { body });
}

export function restoreResume(id: string, body: RestoredResume): Promise<SavedResume> {
  return call<SavedResume>("POST", `${pathOf(id)}/restore`, { body });
}

export function tailorResume(id: string, body: JobToTailorTo): Promise<Tailoring> {
  return call<Tailoring>("POST", `${pathOf(id)}/tailor`, { body });
}

export function makeVariant(id: string, body: VariantToMake): Promise<Resume> {
  return call<Resume>("POST", `${pathOf(id)}/variants`, { body });
}

export function variantQuery(id: string) {
  return queryOptions({
    queryKey: [...resumeKey(id), "variant"],
    queryFn: ({ signal }) => call<VariantAnswer>("GET", `${pathOf(id)}/variant`, { signal }),
    staleTime: 0,
  });
}

export function updateVariant(id: string): Promise<Resume> {
  return call<Resume>("POST", `${pathOf(id)}/variant/update`, { body: {} });
}

export function translateResume(id: string, body: ResumeToTranslate): Promise<TranslatedResume> {
  return call<TranslatedResume>("POST", `${pathOf(id)}/translate`, { body });
}

export function translationQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...resumeKey(id), "translation", version],
    queryFn: ({ signal }) => call<TranslationState>("GET", `${pathOf(id)}/translation`, { signal }),
  });
}

export function reviewQuery(id: string, version: number, language: "zh" | "en") {
  return queryOptions({
    queryKey: [...resumeKey(id), "review", version, language],
    queryFn: ({ signal }) =>
      call<Review>("GET", `${pathOf(id)}/review`, { query: { language }, signal }),
  });
}

/** Where the browser finds the file as it came, to save it. */
export const documentAddress = (id: string) => `${pathOf(id)}/document`;
