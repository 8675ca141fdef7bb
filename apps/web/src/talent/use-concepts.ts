/** What concepts are called in the reader's language. An id that is not known stands for itself. */
import { useQuery } from "@tanstack/react-query";
import { conceptsQuery } from "../api/search.ts";
import { useLanguage } from "../preferences/language.ts";

export function useConceptNames(ids: readonly string[]): (id: string) => string {
  const language = useLanguage();
  const { data } = useQuery(conceptsQuery(ids));
  const names = new Map(data?.items.map((concept) => [concept.id, concept[language]]));
  return (id) => names.get(id) ?? id;
}
