/** The draft of a policy, as a form and as JSON at once, and the way to save it. */
import type { CurrentPolicy, PolicyVersion } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { policyQuery, policyVersionsQuery, putPolicy } from "../../../api/guardrails.ts";
import { ApiProblem } from "../../../api/problems.ts";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { type Json, type JsonRecord, prettyJson, sameJson } from "../../../json/json.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { hasShapeOf } from "./policy-draft.ts";

type View = "form" | "json";

export function usePolicyDraft(current: CurrentPolicy) {
  const t = useText(guardrailsText).policy;
  const client = useQueryClient();
  /** What the draft was made from; others may have saved since. */
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState<JsonRecord>(current.policy);
  const [text, setText] = useState(() => prettyJson(current.policy));
  const [view, setView] = useState<View>("form");
  const [note, setNote] = useState("");
  const [textFault, setTextFault] = useState<string>();

  const begin = (from: CurrentPolicy, policy: JsonRecord, why: string) => {
    setBase(from);
    setDraft(policy);
    setText(prettyJson(policy));
    setNote(why);
    setTextFault(undefined);
  };
  const saving = useAct({
    mutationFn: (policy: Json) => putPolicy({ policy, note, version: base.version }),
    onSuccess: (saved) => {
      const now = { ...current, ...saved };
      client.setQueryData(policyQuery.queryKey, now);
      begin(now, saved.policy, "");
      void client.invalidateQueries({ queryKey: ["guardrails"] });
      void notify("success", t.saved(saved.version));
    },
  });
  const parsed = (): Json | undefined => {
    try {
      return JSON.parse(text);
    } catch (error) {
      setTextFault(t.badJson(error instanceof Error ? error.message : ""));
      return undefined;
    }
  };
  return {
    base,
    draft,
    text,
    view,
    note,
    setNote,
    textFault,
    issues: saving.error instanceof ApiProblem ? (saving.error.problem.issues ?? []) : [],
    error: saving.error,
    isPending: saving.isPending,
    isChanged: view === "form" ? !sameJson(draft, base.policy) : text !== prettyJson(base.policy),
    change: setDraft,
    write: (next: string) => {
      setText(next);
      setTextFault(undefined);
    },
    show: (next: View) => {
      if (next === "json") setText(prettyJson(draft));
      else {
        const value = parsed();
        if (value === undefined) return;
        if (!hasShapeOf(base.policy, value)) return setTextFault(t.notAForm);
        setDraft(value);
      }
      setView(next);
    },
    save: () => {
      const policy = view === "form" ? draft : parsed();
      if (policy !== undefined) saving.mutate(policy);
    },
    reset: async () => {
      saving.reset();
      const newest = await client.fetchQuery(policyQuery);
      begin(newest, newest.policy, "");
      void client.invalidateQueries({ queryKey: policyVersionsQuery.queryKey });
    },
    restore: ({ version, policy }: PolicyVersion) => {
      saving.reset();
      begin(base, policy, t.restoreNote(version));
    },
  };
}
