/** Where people sign in, nobody sees more than the way in before they have. */
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { sessionQuery } from "../api/accounts.ts";

const SignInPage = lazy(() => import("./sign-in-page.tsx"));
const InvitationPage = lazy(() => import("./invitation-page.tsx"));

const INVITATION_PATH = "/invitation";

export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useQuery(sessionQuery);
  const { pathname } = useLocation();
  if (isPending) return null;
  // A server that does not answer is the matter of the page itself.
  if (data === undefined || !data.accounts) return children;
  if (pathname === INVITATION_PATH)
    return (
      <Suspense>
        <InvitationPage />
      </Suspense>
    );
  if (data.user !== null) return children;
  return (
    <Suspense>
      <SignInPage />
    </Suspense>
  );
}
