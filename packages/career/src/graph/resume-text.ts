/** The text of the résumé that somebody lets the session use; null where there is none or it cannot be read. */
import type { Workspace } from "../analysts/ports.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { NodeCtx } from "./node.ts";

export async function resumeText(
  { resume_id, user_id }: UserProfile,
  workspace: Workspace,
  ctx: Pick<NodeCtx, "principal">,
): Promise<string | null> {
  if (resume_id === null) return null;
  try {
    const { resume, document } = await workspace.resumes.get(ctx.principal(user_id), resume_id);
    return document?.text ?? JSON.stringify(resume.data);
  } catch {
    // It was there when the session began; the profiler says what is missing.
    return null;
  }
}
