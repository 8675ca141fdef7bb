/**
 * The tables of accounts. Who somebody is (`auth_…`) concerns no tenant: one person may belong to
 * several organisations. What they may do, and the keys of programs, belong to one organisation.
 */
type Timestamp = string;
/** 0 or 1. */
type Flag = number;
/** JSON as text. */
type Json = string;

export interface UserRow {
  id: string;
  name: string;
  email: string;
  email_verified: Flag;
  image: string | null;
  /** Of the page; null for that of the browser. */
  language: string | null;
  time_zone: string | null;
  two_factor_enabled: Flag | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface SessionRow {
  id: string;
  token: string;
  user_id: string;
  /** Which of their organisations they work in; null for the only one. */
  organisation: string | null;
  ip_address: string | null;
  user_agent: string | null;
  expires_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A password's hash, or an account at another provider. */
interface CredentialRow {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Timestamp | null;
  refresh_token_expires_at: Timestamp | null;
  scope: string | null;
  password: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What was asked for and not yet shown to be somebody's, such as a sign-in that waits for its second factor. */
interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface TwoFactorRow {
  id: string;
  user_id: string;
  /** Encrypted, as the backup codes are. */
  secret: string;
  backup_codes: string;
  verified: Flag | null;
  failed_verification_count: number | null;
  locked_until: Timestamp | null;
}

interface PasskeyRow {
  id: string;
  user_id: string;
  /** By which a person knows the device again. */
  name: string;
  credential_id: string;
  /** In base64url. */
  public_key: string;
  /** How often the device says that it was used; a copy of it would say less. */
  counter: number;
  transports: Json;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** Attempts to sign in that failed, by what they were made for. */
interface AttemptRow {
  key: string;
  count: number;
  until: Timestamp;
}

interface OrganisationRow {
  tenant: string;
  name: string;
  created_at: Timestamp;
}

interface MemberRow {
  tenant: string;
  user_id: string;
  roles: Json;
  created_at: Timestamp;
}

interface InvitationRow {
  tenant: string;
  id: string;
  email: string;
  roles: Json;
  token_hash: string;
  invited_by: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

interface ApiKeyRow {
  tenant: string;
  id: string;
  user_id: string;
  name: string;
  /** The first characters, by which a person knows it again. */
  start: string;
  key_hash: string;
  scopes: Json;
  created_at: Timestamp;
  expires_at: Timestamp | null;
  revoked_at: Timestamp | null;
  last_used_at: Timestamp | null;
}

/** Whose job it is, beside the recruiters. */
interface JobTeamRow {
  tenant: string;
  job_id: string;
  user_id: string;
}

/** The tables that the library writes. */
export interface AuthTables {
  auth_users: UserRow;
  auth_sessions: SessionRow;
  auth_credentials: CredentialRow;
  auth_verifications: VerificationRow;
  auth_two_factors: TwoFactorRow;
}

export const AUTH_TABLES = [
  "auth_users",
  "auth_sessions",
  "auth_credentials",
  "auth_verifications",
  "auth_two_factors",
] as const satisfies readonly (keyof AuthTables)[];

export interface AccountTables extends AuthTables {
  auth_attempts: AttemptRow;
  auth_passkeys: PasskeyRow;
  organisations: OrganisationRow;
  members: MemberRow;
  invitations: InvitationRow;
  api_keys: ApiKeyRow;
  job_teams: JobTeamRow;
}
