/** What the server says about the plan as it is being written, a moment after the last change. */
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { reportQuery } from "../../api/plans.ts";
import type { EditorState } from "./model/editor-state.ts";
import { placeIssues } from "./model/issue-places.ts";

const PAUSE_MS = 250;

export function useReport(editor: EditorState) {
  const [asked, setAsked] = useState({ text: editor.text, value: editor.value });
  const { text, value } = editor;
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ text, value }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  const { data, error, isError, isFetching, refetch } = useQuery(
    reportQuery(asked.text, asked.value),
  );
  const shownText = useDeferredValue(text);
  const issues = useMemo(() => placeIssues(data?.issues ?? [], shownText), [data, shownText]);
  return {
    issues,
    graph: data?.graph_json ?? null,
    isKnown: data !== undefined,
    /** The report is about an older text than the one on the screen. */
    isBehind: isFetching || asked.text !== text,
    error: isError ? error : null,
    retry: () => void refetch(),
  };
}
