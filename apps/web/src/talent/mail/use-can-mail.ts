import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../../api/accounts.ts";

/** Whether mails leave this machine; undefined until that is known. */
export function useCanMail(): boolean | undefined {
  return useQuery(sessionQuery).data?.mail;
}
