/** Who, or what, something is recommended for: what is wanted, without who wants it. */
import { Degree } from "@bole/talent";
import { z } from "zod";
import { Language } from "./language.ts";
import { Limits, NO_LIMITS } from "./limits.ts";
import { RecommendKind } from "./request.ts";

/** A concept that is wanted, how much, and what says so. */
export const WantedConcept = z.object({
  id: z.string(),
  weight: z.number().min(0).max(1),
  /** Named in the input, in the résumé or job behind it, or only meant by the input. */
  from: z.enum(["input", "profile", "meaning"]),
});
export type WantedConcept = z.infer<typeof WantedConcept>;

export const Asked = z.object({
  /** What was typed, without traits and orders. */
  wish: z.string(),
  /** The résumé's or the job's own text; empty where there is none. */
  text: z.string(),
  title: z.string(),
  /** What is sought. */
  kind: RecommendKind,
  /** What is answered in. */
  language: Language,
  /** What was asked in. */
  text_language: Language,
  /** The person, if one is named. */
  person_id: z.string().nullable(),
  years: z.number().nullable(),
  degree: Degree.nullable(),
  concepts: z.array(WantedConcept),
  /** Concepts that the input says it does not want. */
  avoided: z.array(z.string()),
  /** Concepts that somebody says they lack: "I don't speak German". */
  lacked: z.array(z.string()).default([]),
  /** Occupations that are named, by the ids of the classifications. */
  occupations: z.array(z.string()).default([]),
  /** The languages of the résumé behind it; none where there is none. */
  speaks: z.array(Language).default([]),
  /** Where the person behind it lives. */
  home: z.string().default(""),
  /** Where, how and for what somebody wants to work. */
  limits: Limits.default(NO_LIMITS),
  /** Whose vector `search_vectors` is; null where nothing can be compared by meaning. */
  model: z.string().nullable(),
});
export type Asked = z.infer<typeof Asked>;

/** Before anything is known. */
export const NOTHING_ASKED: Asked = {
  wish: "",
  text: "",
  title: "",
  kind: "opportunities",
  language: "en",
  text_language: "en",
  person_id: null,
  years: null,
  degree: null,
  concepts: [],
  avoided: [],
  lacked: [],
  occupations: [],
  speaks: [],
  home: "",
  limits: NO_LIMITS,
  model: null,
};
