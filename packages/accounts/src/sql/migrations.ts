import { defineMigrations, type Migration } from "@bole/store";
import type { AccountTables } from "./tables.ts";

const people: Migration = {
  id: "001-people",
  async up({ schema }, { text, integer, flag, timestamp }) {
    await schema
      .createTable("auth_users")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("email", text, (column) => column.notNull().unique())
      .addColumn("email_verified", flag, (column) => column.notNull())
      .addColumn("image", text)
      .addColumn("language", text)
      .addColumn("time_zone", text)
      .addColumn("two_factor_enabled", flag)
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .execute();
    await schema
      .createTable("auth_sessions")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("token", text, (column) => column.notNull().unique())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("organisation", text)
      .addColumn("ip_address", text)
      .addColumn("user_agent", text)
      .addColumn("expires_at", timestamp, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .execute();
    await schema
      .createIndex("auth_sessions_of_user")
      .on("auth_sessions")
      .columns(["user_id"])
      .execute();
    await schema
      .createTable("auth_credentials")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("account_id", text, (column) => column.notNull())
      .addColumn("provider_id", text, (column) => column.notNull())
      .addColumn("access_token", text)
      .addColumn("refresh_token", text)
      .addColumn("id_token", text)
      .addColumn("access_token_expires_at", timestamp)
      .addColumn("refresh_token_expires_at", timestamp)
      .addColumn("scope", text)
      .addColumn("password", text)
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .execute();
    await schema
      .createIndex("auth_credentials_of_user")
      .on("auth_credentials")
      .columns(["user_id"])
      .execute();
    await schema
      .createTable("auth_verifications")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("identifier", text, (column) => column.notNull())
      .addColumn("value", text, (column) => column.notNull())
      .addColumn("expires_at", timestamp, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .execute();
    await schema
      .createIndex("auth_verifications_identifier")
      .on("auth_verifications")
      .columns(["identifier"])
      .execute();
    await schema
      .createTable("auth_two_factors")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("secret", text, (column) => column.notNull())
      .addColumn("backup_codes", text, (column) => column.notNull())
      .addColumn("verified", flag)
      .addColumn("failed_verification_count", integer)
      .addColumn("locked_until", timestamp)
      .execute();
    await schema
      .createTable("auth_attempts")
      .addColumn("key", text, (column) => column.primaryKey())
      .addColumn("count", integer, (column) => column.notNull())
      .addColumn("until", timestamp, (column) => column.notNull())
      .execute();
  },
};

const organisations: Migration = {
  id: "002-organisations",
  async up({ schema }, { text, json, timestamp }) {
    await schema
      .createTable("organisations")
      .addColumn("tenant", text, (column) => column.primaryKey())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .execute();
    await schema
      .createTable("members")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("roles", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("members_key", ["tenant", "user_id"])
      .execute();
    await schema.createIndex("members_of_user").on("members").columns(["user_id"]).execute();
    await schema
      .createTable("invitations")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("roles", json, (column) => column.notNull())
      .addColumn("token_hash", text, (column) => column.notNull().unique())
      .addColumn("invited_by", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("expires_at", timestamp, (column) => column.notNull())
      .addColumn("accepted_at", timestamp)
      .addColumn("revoked_at", timestamp)
      .execute();
    await schema
      .createTable("api_keys")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("start", text, (column) => column.notNull())
      .addColumn("key_hash", text, (column) => column.notNull().unique())
      .addColumn("scopes", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("expires_at", timestamp)
      .addColumn("revoked_at", timestamp)
      .addColumn("last_used_at", timestamp)
      .execute();
    await schema
      .createTable("job_teams")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("job_id", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("job_teams_key", ["tenant", "job_id", "user_id"])
      .execute();
  },
};

const passkeys: Migration = {
  id: "003-passkeys",
  async up({ schema }, { text, integer, json, timestamp }) {
    await schema
      .createTable("auth_passkeys")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("credential_id", text, (column) => column.notNull().unique())
      .addColumn("public_key", text, (column) => column.notNull())
      .addColumn("counter", integer, (column) => column.notNull())
      .addColumn("transports", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("last_used_at", timestamp)
      .execute();
    await schema
      .createIndex("auth_passkeys_of_user")
      .on("auth_passkeys")
      .columns(["user_id"])
      .execute();
  },
};

export const accountMigrations = defineMigrations<AccountTables>("accounts", [
  people,
  organisations,
  passkeys,
]);
