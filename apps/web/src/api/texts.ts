/** Texts that are written to be read and copied. */
import type {
  DeepAssessment,
  JobTextToWrite,
  LetterToWrite,
  TextToTranslate,
  TranslatedText,
  WrittenLetter,
  WrittenText,
} from "@bole/server/contract";
import { call } from "./client.ts";

export const writeJobText = (jobId: string, body: JobTextToWrite) =>
  call<WrittenText>("POST", `/api/jobs/${encodeURIComponent(jobId)}/texts`, { body });

export const writeLetter = (resumeId: string, body: LetterToWrite) =>
  call<WrittenLetter>("POST", `/api/resumes/${encodeURIComponent(resumeId)}/cover-letter`, {
    body,
  });

export const translateText = (body: TextToTranslate) =>
  call<TranslatedText>("POST", "/api/texts/translate", { body });

export const deepenAssessment = (personId: string, job_id: string) =>
  call<DeepAssessment>("POST", `/api/candidates/${encodeURIComponent(personId)}/assessment`, {
    body: { job_id },
  });
