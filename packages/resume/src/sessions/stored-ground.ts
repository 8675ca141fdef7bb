/** A stored résumé, inside of the transaction that keeps the conversation. */
import { isBoleError, type Principal } from "@bole/base";
import { commitEdit, versionOf } from "../desk/commit.ts";
import type { DeskParts, Transaction } from "../desk/parts.ts";
import { stepsFrom } from "../desk/resume-desk.ts";
import { stepResume } from "../desk/undo.ts";
import type { Change } from "../history/changes.ts";
import type { Changed, Ground } from "./ground.ts";

export function storedGround(
  parts: DeskParts,
  transaction: Transaction,
  principal: Principal,
  id: string,
): Ground {
  const db = transaction.forTenant(principal.tenant);
  const current = () => parts.talent.resumes.lockIn(transaction, principal, id);
  const told = async (
    resume: Awaited<ReturnType<typeof current>>,
    changes: readonly Change[],
  ): Promise<Changed> => {
    const { data: document, version } = resume;
    return { document, version, changes, ...(await stepsFrom(db, id)) };
  };
  return {
    async edit(base_version, edit, cause, solver) {
      const now = await current();
      const { resume, edit: made } = await commitEdit(parts, transaction, principal, id, {
        base_version,
        edit: (base) => edit(base, now.data),
        cause,
        solver,
      });
      return told(resume, made?.changes ?? []);
    },
    async step(kind, times, cause) {
      try {
        const stepped = await stepResume(parts, transaction, principal, id, { kind, times, cause });
        return await told(stepped.resume, stepped.changes);
      } catch (error) {
        if (isBoleError(error) && error.code === `nothing-to-${kind}`) return undefined;
        throw error;
      }
    },
    look: async () => told(await current(), []),
    at: async (version) => versionOf(db, await current(), version),
  };
}
