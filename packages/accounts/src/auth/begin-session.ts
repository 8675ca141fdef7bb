/** Begins a session for somebody who has shown who they are by other means than a password. No route leads here. */
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

export function beginSession() {
  return {
    id: "bole-begin-session",
    endpoints: {
      beginSession: createAuthEndpoint.serverOnly(
        { method: "POST", body: z.object({ userId: z.string() }) },
        async (context) => {
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(context.body.userId);
          if (user === null) throw new TypeError("A session was to begin for nobody.");
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(context, { session, user });
          return { id: session.id };
        },
      ),
    },
  };
}
