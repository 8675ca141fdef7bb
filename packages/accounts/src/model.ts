/** What accounts are, as they are kept and sent. Pure: the page reads these, too. */
import { isTimeZone, Role, TenantId } from "@bole/base";
import { z } from "zod";
import { Permission } from "./permissions/permissions.ts";

export const Roles = z.array(Role).min(1).max(Role.options.length);
export type Roles = z.infer<typeof Roles>;

/** A small picture, as the page has cut it out. */
export const Avatar = z
  .string()
  .max(100_000)
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, "is not a small picture");

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(["zh", "en"]).nullable().catch(null),
  time_zone: z.string().nullable(),
  avatar: Avatar.nullable().catch(null),
  two_factor: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileChange = z.strictObject({
  name: z.string().trim().min(1).max(200).optional(),
  language: z.enum(["zh", "en"]).nullable().optional(),
  time_zone: z
    .string()
    .max(100)
    .refine(isTimeZone, "is not an IANA time zone")
    .nullable()
    .optional(),
  avatar: Avatar.nullable().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const Session = z.object({
  id: z.string(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string().describe("When it was last used, to the day"),
  expires_at: z.string(),
});
export type Session = z.infer<typeof Session>;

export const Member = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: Avatar.nullable().catch(null),
  roles: Roles,
  time_zone: z.string().nullable().describe("As chosen in their profile"),
  created_at: z.string(),
});
export type Member = z.infer<typeof Member>;

export const NewInvitation = z.strictObject({
  email: z.email().max(320).toLowerCase(),
  roles: Roles,
});
export type NewInvitation = z.input<typeof NewInvitation>;

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: Roles,
  invited_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const NewApiKey = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scopes: z
    .array(Permission.exclude(["public", "account"]))
    .min(1)
    .describe("A key never manages accounts and keys"),
  expires_at: z.iso.datetime().nullable().default(null),
});
export type NewApiKey = z.input<typeof NewApiKey>;

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  start: z.string().describe("How the key begins"),
  scopes: z.array(Permission),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

const Person = { name: z.string().trim().min(1).max(200), password: z.string() };

export const FirstOwner = z.strictObject({
  ...Person,
  email: z.email().max(320),
  organisation: z.string().trim().min(1).max(200),
});
export type FirstOwner = z.infer<typeof FirstOwner>;

export const NewOrganisation = z.strictObject({
  short_name: TenantId,
  name: z.string().trim().min(1).max(200),
  owner_email: z.email().max(320),
});
export type NewOrganisation = z.infer<typeof NewOrganisation>;

export const Acceptance = z.strictObject({ ...Person, token: z.string().min(1).max(200) });
export type Acceptance = z.infer<typeof Acceptance>;
