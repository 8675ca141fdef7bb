/** Who sees a job beside the recruiters: its hiring managers. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accountText } from "../../account/account-text.ts";
import { Avatar } from "../../account/avatar.tsx";
import { jobTeamQuery, membersQuery, setJobTeam } from "../../api/accounts.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { notifyWithUndo } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { Switch } from "../../design/switch.tsx";
import { useAct } from "../../design/use-act.ts";
import { useText } from "../../i18n/text.ts";
import { jobText } from "./job-text.ts";

export function TeamTab({ jobId }: { readonly jobId: string }) {
  const t = useText(jobText).team;
  const roles = useText(accountText).roles;
  const client = useQueryClient();
  const team = useQuery(jobTeamQuery(jobId));
  const members = useQuery(membersQuery);
  const put = async (next: readonly string[]) => {
    await setJobTeam(jobId, next);
    await client.invalidateQueries(jobTeamQuery(jobId));
  };
  const change = useAct({
    mutationFn: ({ next }: { next: readonly string[]; before: readonly string[] }) => put(next),
    onSuccess: (_, { before }) => void notifyWithUndo(t.changed, t.undo, () => void put(before)),
  });
  const failed = [team, members].find(({ isError }) => isError);
  if (failed !== undefined)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (team.data === undefined || members.data === undefined) return <SkeletonRows rows={4} />;
  const chosen = team.data.members;
  // Those who see every job need not be chosen; candidates are never.
  const choosable = members.data.items.filter(
    (member) => member.roles.includes("hiring_manager") || chosen.includes(member.user_id),
  );
  return (
    <Card className="flex max-w-2xl flex-col gap-4 p-5">
      <p className="text-sm text-ink-2">{t.about}</p>
      {change.isError && <ProblemNote error={change.error} />}
      {choosable.length === 0 && <p>{t.none}</p>}
      <ul className="flex flex-col gap-4">
        {choosable.map(({ user_id, name, email, avatar, roles: own }) => (
          <li key={user_id} className="flex items-center gap-3">
            <Avatar name={name} picture={avatar} />
            <div className="min-w-0 flex-1">
              <Switch
                label={name}
                hint={`${email} · ${own.map((role) => roles[role]).join(", ")}`}
                checked={chosen.includes(user_id)}
                onChange={(isIn) =>
                  change.mutate({
                    next: isIn ? [...chosen, user_id] : chosen.filter((one) => one !== user_id),
                    before: chosen,
                  })
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
