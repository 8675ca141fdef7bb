/** One part of the gallery. */
import { type ReactNode, useId } from "react";
import { Card } from "../../design/card.tsx";

export function Specimen({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 first:mt-0">
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      <Card className="p-5">{children}</Card>
    </section>
  );
}
