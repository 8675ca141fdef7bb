import { useQuery } from "@tanstack/react-query";
import { productsQuery } from "../../../api/language.ts";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { ExampleList } from "./example-list.tsx";
import { TryReader } from "./try-reader.tsx";

export function ReaderTab() {
  const { data, error, isError, refetch } = useQuery(productsQuery);
  if (data === undefined)
    return (
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Card>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <TryReader products={data.products} />
      <ExampleList products={data.products} />
    </div>
  );
}
