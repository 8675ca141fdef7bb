/** One career, from the wish to the ticked-off plan; whoever comes back finds it as it was. */
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { careerQuery } from "../../api/career.ts";
import { Card } from "../../design/card.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { OpenSession } from "./session/open-session.tsx";
import { sessionText } from "./text/session-text.ts";

export default function CareerPage() {
  const t = useText(sessionText);
  const { sessionId = "" }: { readonly sessionId?: string } = useParams({ strict: false });
  const { data, error, isError, refetch } = useQuery(careerQuery(sessionId));
  useHanFont(data);
  return (
    <Page
      title={t.title}
      wide
      back={
        <Link
          to="/career"
          className="inline-flex h-9 items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink max-md:h-11"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t.back}
        </Link>
      }
      about={data && <p className="line-clamp-3 max-w-prose break-words">{firstWords(data)}</p>}
    >
      {data === undefined ? (
        <Card>
          {isError ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </Card>
      ) : (
        <OpenSession key={sessionId} session={data} />
      )}
    </Page>
  );
}

const firstWords = ({
  messages,
}: {
  readonly messages: readonly { readonly content: string }[];
}): string => messages[0]?.content ?? "";
