/** Who is signed in, and the accounts of their organisation. */
import type {
  ApiKeyList,
  CurrentSession,
  InvitationList,
  InvitationWish,
  JobTeam,
  MadeApiKey,
  MemberList,
  NewApiKey,
  OpenInvitation,
  PasskeyList,
  ProfileChange,
  ResetLink,
  SecondFactor,
  SentInvitation,
  SignedInAnswer,
  SignedInSessions,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { adoptProfile } from "../preferences/profile.ts";
import { call } from "./client.ts";

export const SESSION_KEY = ["session"];

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }) => {
    const session = await call<CurrentSession>("GET", "/api/session", { signal });
    adoptProfile(session.user);
    return session;
  },
  staleTime: 60_000,
});

export const signIn = (body: { email: string; password: string }) =>
  call<SignedInAnswer>("POST", "/api/session", { body });
export const sendCode = (code: string) =>
  call<SignedInAnswer>("POST", "/api/session/code", { body: { code } });
export const forgotPassword = (body: { email: string; language: "zh" | "en" }) =>
  call<null>("POST", "/api/session/forgotten", { body });
export const resetQuery = (token: string) =>
  queryOptions({
    queryKey: ["reset", token],
    queryFn: () => call<null>("POST", "/api/session/new-password/read", { body: { token } }),
  });
export const resetPassword = (body: { token: string; password: string }) =>
  call<null>("POST", "/api/session/new-password", { body });
/** The browser itself goes there, and from there to the provider. */
export const SSO_PATH = "/api/session/sso";
export const signOut = () => call<null>("DELETE", "/api/session");
export const chooseOrganisation = (organisation: string) =>
  call<null>("PUT", "/api/session/organisation", { body: { organisation } });

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: () => call<OpenInvitation>("POST", "/api/invitations/read", { body: { token } }),
  });
export const acceptInvitation = (body: { token: string; name: string; password: string }) =>
  call<SignedInAnswer>("POST", "/api/invitations/accept", { body });

export const MEMBERS_KEY = ["members"];
export const membersQuery = queryOptions({
  queryKey: MEMBERS_KEY,
  queryFn: ({ signal }) => call<MemberList>("GET", "/api/members", { signal }),
});
export const setRoles = (id: string, roles: readonly string[]) =>
  call<null>("PATCH", `/api/members/${encodeURIComponent(id)}`, { body: { roles } });
export const removeMember = (id: string) =>
  call<null>("DELETE", `/api/members/${encodeURIComponent(id)}`);

export const makeResetLink = (id: string) =>
  call<ResetLink>("POST", `/api/members/${encodeURIComponent(id)}/reset-link`);
export const endMemberSessions = (id: string) =>
  call<null>("DELETE", `/api/members/${encodeURIComponent(id)}/sessions`);

export const INVITATIONS_KEY = ["invitations"];
export const invitationsQuery = queryOptions({
  queryKey: INVITATIONS_KEY,
  queryFn: ({ signal }) => call<InvitationList>("GET", "/api/invitations", { signal }),
});
export const invite = (body: InvitationWish) =>
  call<SentInvitation>("POST", "/api/invitations", { body });
export const withdraw = (id: string) =>
  call<null>("DELETE", `/api/invitations/${encodeURIComponent(id)}`);

export const KEYS_KEY = ["keys"];
export const keysQuery = queryOptions({
  queryKey: KEYS_KEY,
  queryFn: ({ signal }) => call<ApiKeyList>("GET", "/api/keys", { signal }),
});
export const makeKey = (body: NewApiKey) => call<MadeApiKey>("POST", "/api/keys", { body });
export const revokeKey = (id: string) =>
  call<null>("DELETE", `/api/keys/${encodeURIComponent(id)}`);

export const SESSIONS_KEY = ["sessions"];
export const sessionsQuery = queryOptions({
  queryKey: SESSIONS_KEY,
  queryFn: ({ signal }) => call<SignedInSessions>("GET", "/api/sessions", { signal }),
});
export const endSession = (id: string) =>
  call<null>("DELETE", `/api/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = () => call<null>("DELETE", "/api/sessions");

export const jobTeamQuery = (job: string) =>
  queryOptions({
    queryKey: ["job-team", job],
    queryFn: ({ signal }) =>
      call<JobTeam>("GET", `/api/jobs/${encodeURIComponent(job)}/team`, { signal }),
  });
export const setJobTeam = (job: string, members: readonly string[]) =>
  call<null>("PUT", `/api/jobs/${encodeURIComponent(job)}/team`, { body: { members } });

export const PASSKEYS_KEY = ["passkeys"];
export const passkeysQuery = queryOptions({
  queryKey: PASSKEYS_KEY,
  queryFn: ({ signal }) => call<PasskeyList>("GET", "/api/profile/passkeys", { signal }),
});
export const removePasskey = (id: string) =>
  call<null>("DELETE", `/api/profile/passkeys/${encodeURIComponent(id)}`);

export const changeProfile = (body: ProfileChange) => call<null>("PATCH", "/api/profile", { body });
export const changePassword = (body: { current: string; next: string }) =>
  call<null>("PUT", "/api/profile/password", { body });
export const beginSecondFactor = (password: string) =>
  call<SecondFactor>("POST", "/api/profile/two-factor", { body: { password } });
export const confirmSecondFactor = (code: string) =>
  call<null>("PUT", "/api/profile/two-factor", { body: { code } });
export const endSecondFactor = (password: string) =>
  call<null>("DELETE", "/api/profile/two-factor", { body: { password } });
