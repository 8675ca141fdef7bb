/** Somebody's name, which leads to all that is known of them. */
import { Link } from "@tanstack/react-router";

export function PersonLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link
      to="/people/$candidateId"
      params={{ candidateId: id }}
      className="font-medium break-words text-accent-ink hover:underline"
    >
      {name}
    </Link>
  );
}
