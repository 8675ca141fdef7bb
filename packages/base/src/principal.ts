import { z } from "zod";

/** What a signed-in user may be. Permissions are derived from roles by the effect gate. */
export const Role = z.enum([
  "owner",
  "recruiter",
  "hiring_manager",
  "interviewer",
  "candidate",
  "auditor",
]);
export type Role = z.infer<typeof Role>;

/** Names that separate one organisation's data from another's; safe in paths and keys. */
export const TenantId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, "use lower-case letters, digits and hyphens, 63 at most");

/** On whose behalf a call is made. Every request and every run carries one. */
export const Principal = z.object({
  tenant: TenantId,
  user: z.string().min(1).max(200),
  roles: z.array(Role).min(1),
});
export type Principal = z.infer<typeof Principal>;

/** The only user of an embedded Bole: signed in by being on the machine. */
export const LOCAL_OWNER: Principal = { tenant: "local", user: "local", roles: ["owner"] };
