/** A heading, some fields and a button, with what went wrong. */
import type { ReactNode } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";

export function FormCard({
  title,
  about,
  submit,
  isPending,
  error,
  onSubmit,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly submit: string;
  readonly isPending: boolean;
  /** Null while nothing has failed. */
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <Card className="p-5">
      <form
        className="flex max-w-md flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        <div className="flex flex-col gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          {about !== undefined && <p className="text-sm text-ink-2">{about}</p>}
        </div>
        {children}
        {error !== null && <ProblemNote error={error} />}
        <div>
          <Button type="submit" loading={isPending}>
            {submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
