import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AtSign } from "lucide-react";
import { useState } from "react";
import { accountText } from "../../../account/account-text.ts";
import { useActorName } from "../../../account/use-actor-name.ts";
import { useOwnId } from "../../../account/use-own-id.ts";
import { useAccount, useMay } from "../../../account/use-session.ts";
import { membersQuery } from "../../../api/accounts.ts";
import { addNote, notesQuery } from "../../../api/notes.ts";
import { Button, buttonClass } from "../../../design/button.tsx";
import { CheckMenu } from "../../../design/check-menu.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { notesText } from "../text/notes-text.ts";
import { MentionArea } from "./mention-area.tsx";
import { mentionsIn } from "./mentions-in.ts";

export function NoteForm({ personId }: { readonly personId: string }) {
  const t = useText(notesText);
  const client = useQueryClient();
  const nameOf = useActorName();
  const { list } = useText(accountText);
  const colleagues = useColleagues();
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<readonly string[]>([]);
  const mentions = mentionsIn(text, colleagues, picked);
  const add = useAct({
    mutationFn: () => addNote(personId, { text: text.trim(), mentions }),
    onSuccess: () => {
      setText("");
      setPicked([]);
      void notify("success", t.added);
      void client.invalidateQueries(notesQuery(personId));
    },
  });
  const pick = (id: string) => setPicked([...picked.filter((one) => one !== id), id]);
  const toggle = (id: string) => {
    const called = `@${nameOf(id)}`;
    if (mentions.includes(id)) {
      setPicked(picked.filter((one) => one !== id));
      setText((now) => now.replaceAll(`${called} `, "").replaceAll(called, ""));
      return;
    }
    pick(id);
    setText((now) => `${now}${now === "" || /\s$/.test(now) ? "" : " "}${called} `);
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate();
      }}
    >
      <MentionArea text={text} colleagues={colleagues} onChange={setText} onPick={pick} />
      {mentions.length > 0 && (
        <p role="status" className="text-sm text-ink-2">
          {t.willTell(list(mentions.map(nameOf)))}
        </p>
      )}
      {add.isError && <ProblemNote error={add.error} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" loading={add.isPending}>
          {t.add}
        </Button>
        {colleagues.length > 0 && (
          <CheckMenu
            label={t.mention}
            trigger={
              <button type="button" className={buttonClass()}>
                <AtSign aria-hidden />
                {t.mention}
              </button>
            }
            items={colleagues.map(({ user_id, name }) => ({ value: user_id, label: name }))}
            chosen={mentions}
            onToggle={toggle}
          />
        )}
      </div>
    </form>
  );
}

/** Everybody else who may have to do with people. */
function useColleagues() {
  const may = useMay();
  const own = useOwnId();
  const enabled = useAccount() !== undefined && may("members.read");
  const { data } = useQuery({ ...membersQuery, enabled });
  return (data?.items ?? []).filter(
    ({ user_id, roles }) => user_id !== own && roles.some((role) => role !== "candidate"),
  );
}
