/** Fields and a button, with what went wrong, for somebody who has not signed in. */
import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import { ProblemNote } from "../design/problem-note.tsx";

export function EntryForm({
  submit,
  isPending,
  error,
  onSubmit,
  children,
}: {
  readonly submit: string;
  readonly isPending: boolean;
  /** Null while nothing has failed. */
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      {children}
      {error !== null && <ProblemNote error={error} />}
      <Button type="submit" variant="primary" loading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
