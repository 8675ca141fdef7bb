/** What the page asks of interview preparations. */
import type {
  AnswerToKeep,
  DeletedPreparation,
  InterviewToPrepare,
  KeptAnswer,
  Preparation,
  PreparationList,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";
import { resumeKey } from "./resumes.ts";

const pathOf = (resumeId: string) => `/api/resumes/${encodeURIComponent(resumeId)}/interviews`;
export const preparationsKey = (resumeId: string) => [...resumeKey(resumeId), "interviews"];

export function preparationsQuery(resumeId: string) {
  return queryOptions({
    queryKey: preparationsKey(resumeId),
    queryFn: ({ signal }) => call<PreparationList>("GET", pathOf(resumeId), { signal }),
    staleTime: 0,
  });
}

export const prepareInterview = (resumeId: string, body: InterviewToPrepare) =>
  call<Preparation>("POST", pathOf(resumeId), { body });

export const keepAnswer = (
  resumeId: string,
  id: string,
  questionId: string,
  body: AnswerToKeep,
) => {
  const path = `${pathOf(resumeId)}/${encodeURIComponent(id)}/answers/${encodeURIComponent(questionId)}`;
  return call<KeptAnswer>("PUT", path, { body });
};

export const deletePreparation = (resumeId: string, id: string) =>
  call<DeletedPreparation>("DELETE", `${pathOf(resumeId)}/${encodeURIComponent(id)}`);
