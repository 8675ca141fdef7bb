/** What shows interviewers, their calendars or their free times looks again. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { INTERVIEWERS_KEY } from "../../../api/interviews.ts";

export function useInterviewersChanged() {
  const client = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [INTERVIEWERS_KEY, ["slots"]])
      void client.invalidateQueries({ queryKey });
  }, [client]);
}
