/** Says plainly that people and jobs are made up, and takes them away with one click. */
import type { DemoState } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useMay } from "../account/use-session.ts";
import { demoQuery, loadDemo, removeDemo } from "../api/demo.ts";
import { Button } from "../design/button.tsx";
import { ConfirmDialog } from "../design/confirm-dialog.tsx";
import { notify } from "../design/notify.ts";
import { ProblemNote } from "../design/problem-note.tsx";
import { useAct } from "../design/use-act.ts";
import { useText } from "../i18n/text.ts";
import { useFormat } from "../i18n/use-format.ts";
import { talentText } from "./talent-text.ts";

export function DemoBanner() {
  const t = useText(talentText).demo;
  const { number } = useFormat();
  const { data } = useQuery(demoQuery);
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const remove = useDemoChange(removeDemo, t.removed, () => setAsks(false));
  useNewsOfLoading(data?.state);
  if (data === undefined || data.state === "absent") return null;
  const { people, jobs, projects } = data;
  return (
    <section
      aria-label={t.badge}
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-sunken px-4 py-2.5 text-sm text-ink-2"
    >
      <FlaskConical aria-hidden className="size-4 shrink-0 text-accent-ink" />
      <p role="status" className="min-w-0 flex-1 basis-60">
        {data.state === "loading" && t.loading}
        {data.state === "loaded" &&
          (may("people.all") ? t.about(number(people), number(jobs), number(projects)) : t.madeUp)}
      </p>
      {data.state === "loaded" && may("workspace.manage") && (
        <Button size="sm" onClick={() => setAsks(true)}>
          {t.remove}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={t.removeTitle}
          about={t.removeAbout}
          confirm={t.remove}
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}

/** A first start loads the demo while the page is open: what was empty is asked for again. */
function useNewsOfLoading(state: DemoState["state"] | undefined): void {
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    const wasLoading = before.current === "loading";
    before.current = state;
    if (wasLoading && state !== "loading") void client.invalidateQueries(EVERYTHING);
  }, [client, state]);
}

/** While it is being loaded, an empty list is not empty but unfinished. */
export function useDemoIsLoading(): boolean {
  return useQuery(demoQuery).data?.state === "loading";
}

/** For where there is nothing yet. */
export function LoadDemoButton() {
  const t = useText(talentText).demo;
  const { data } = useQuery(demoQuery);
  const load = useDemoChange(loadDemo, t.loaded);
  const may = useMay();
  if (data?.state !== "absent" || !may("workspace.manage")) return null;
  return (
    <>
      <Button loading={load.isPending} onClick={() => load.mutate()}>
        {t.load}
      </Button>
      {load.isError && <ProblemNote error={load.error} className="mt-3 text-left" />}
    </>
  );
}

/** The demo is everywhere: whatever was asked before is asked again. */
const EVERYTHING = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey[0] !== "health" && queryKey[0] !== "demo",
};

function useDemoChange(change: typeof loadDemo, done: string, after?: () => void) {
  const client = useQueryClient();
  return useAct({
    mutationFn: change,
    onSuccess: async (state) => {
      client.setQueryData(demoQuery.queryKey, state);
      await client.invalidateQueries(EVERYTHING);
      after?.();
      void notify("success", done);
    },
  });
}
