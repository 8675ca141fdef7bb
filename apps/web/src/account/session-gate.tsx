/** Where people sign in, nobody sees more than the way in before they have. */
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { sessionQuery } from "../api/accounts.ts";
import { LiveMentions } from "./live-mentions.tsx";

const NoOrganisationPage = lazy(() => import("./no-organisation-page.tsx"));
const SignInPage = lazy(() => import("./sign-in-page.tsx"));

/** What links open, whoever is signed in. */
const LINKED = new Map([
  ["/invitation", lazy(() => import("./invitation-page.tsx"))],
  ["/new-password", lazy(() => import("./new-password-page.tsx"))],
]);

export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useQuery(sessionQuery);
  const { pathname } = useLocation();
  if (isPending) return null;
  // A server that does not answer is the matter of the page itself.
  if (data === undefined || !data.accounts) return children;
  const Linked = LINKED.get(pathname);
  if (Linked !== undefined)
    return (
      <Suspense>
        <Linked />
      </Suspense>
    );
  if (data.user !== null && data.organisation !== null)
    return (
      <>
        {data.permissions.includes("person.read") && <LiveMentions />}
        {children}
      </>
    );
  return (
    <Suspense>
      {data.user === null ? <SignInPage /> : <NoOrganisationPage email={data.user.email} />}
    </Suspense>
  );
}
