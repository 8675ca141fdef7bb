import { Badge } from "../../design/badge.tsx";

export function TagList({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return <span className="text-ink-3">–</span>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );
}
