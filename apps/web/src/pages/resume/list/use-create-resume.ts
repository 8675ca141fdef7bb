/** A résumé that is begun here, which is then opened. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { createResume, RESUMES_KEY } from "../../../api/resumes.ts";
import { describeError } from "../../../design/describe-error.ts";
import { notify } from "../../../design/notify.ts";
import { useShellText } from "../../../i18n/text.ts";

export function useCreateResume() {
  const shell = useShellText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: createResume,
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: RESUMES_KEY });
      void navigate({ to: "/resumes/$resumeId", params: { resumeId: id } });
    },
    onError: (error) => void notify("error", describeError(error, shell).detail),
  });
  return { create: mutate, isPending };
}
