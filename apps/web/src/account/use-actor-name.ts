/** What somebody is called who did something. The server keeps ids, which stay the same when names change. */
import { useQuery } from "@tanstack/react-query";
import { membersQuery } from "../api/accounts.ts";
import { useText } from "../i18n/text.ts";
import { accountText } from "./account-text.ts";
import { useAccount, useMay } from "./use-session.ts";

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Agents and local owners are called by their ids; who has left, or is not shown, is a colleague. */
export function useActorName(): (actor: string) => string {
  const t = useText(accountText);
  const may = useMay();
  const account = useAccount();
  const { data } = useQuery({
    ...membersQuery,
    enabled: account !== undefined && may("members.read"),
  });
  const names = new Map(data?.items.map(({ user_id, name }) => [user_id, name]));
  return (actor) => {
    if (actor === account?.user.id) return account.user.name;
    return names.get(actor) ?? (USER_ID.test(actor) ? t.colleague : actor);
  };
}
