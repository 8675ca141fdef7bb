/** A résumé that is begun here, which is then opened. */
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { createResume, RESUMES_KEY } from "../../../api/resumes.ts";
import { useAct } from "../../../design/use-act.ts";

export function useCreateResume() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useAct({
    mutationFn: createResume,
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: RESUMES_KEY });
      void navigate({ to: "/resumes/$resumeId", params: { resumeId: id } });
    },
  });
  return { create: mutate, isPending };
}
