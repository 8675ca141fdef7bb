/**
 * The only way in which a page changes something. That it works is shown at once, above the page
 * (`WorkingBar`). A failure is told where the page reads `error` or `isError`; where it does not, a
 * toast tells it. No act fails silently.
 */
import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from "@tanstack/react-query";
import { useState } from "react";
import { useShellText } from "../i18n/text.ts";
import { describeError } from "./describe-error.ts";
import { notify } from "./notify.ts";

interface Act<Answer, Given, Context>
  extends UseMutationOptions<Answer, DefaultError, Given, Context> {
  /** What the toast says. @default the problem's own words */
  readonly failure?: (error: Error, given: Given) => string;
}

export function useAct<Answer, Given = void, Context = unknown>({
  failure,
  onError,
  ...options
}: Act<Answer, Given, Context>): UseMutationResult<Answer, DefaultError, Given, Context> {
  const t = useShellText();
  // As queries do it: what a page reads is what it shows.
  const [reading] = useState({ isShown: false });
  reading.isShown = false;
  const result = useMutation<Answer, DefaultError, Given, Context>({
    ...options,
    onError: async (error, given, ...rest) => {
      const { title, detail } = describeError(error, t);
      const said = failure?.(error, given) ?? (detail || title);
      if (!reading.isShown) void notify("error", said);
      await onError?.(error, given, ...rest);
    },
  });
  return new Proxy(result, {
    get(target, key) {
      if (key === "error" || key === "isError") reading.isShown = true;
      return Reflect.get(target, key);
    },
  });
}
