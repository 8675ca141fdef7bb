/** The tables of how mail leaves and comes in: what a tenant has chosen, and how far its mailbox was read. */
import { defineMigrations, type Migration } from "@bole/store";

export interface MailTables {
  /** The servers and the sender that a tenant has chosen, with their passwords, locked. */
  mail_settings: {
    tenant: string;
    /** Counts the changes. */
    version: number;
    sealed: Uint8Array;
    author: string;
    updated_at: string;
  };
  /** How far a tenant's mailbox was read, and which process reads it. */
  mail_fetching: {
    tenant: string;
    /** Which mailbox it is about; another one begins anew. */
    source: string;
    /** As the server numbers the folder (RFC 3501); empty before the first look. */
    uid_validity: string;
    /** The last message that was looked at. */
    last_uid: number;
    lease_owner: string | null;
    lease_until: string | null;
    /** When new messages were last asked for with success. */
    fetched_at: string | null;
    /** Looks in a row that failed. */
    failures: number;
    /** Why the last one did; empty where it did not. */
    fault: string;
    fault_words: string;
    kept: number;
    left_alone: number;
  };
}

const settings: Migration = {
  id: "001-settings",
  async up({ schema }, { text, integer, blob, timestamp }) {
    await schema
      .createTable("mail_settings")
      .addColumn("tenant", text, (column) => column.notNull().primaryKey())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("sealed", blob, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .execute();
  },
};

const fetching: Migration = {
  id: "002-fetching",
  async up({ schema }, { text, integer, timestamp }) {
    await schema
      .createTable("mail_fetching")
      .addColumn("tenant", text, (column) => column.notNull().primaryKey())
      .addColumn("source", text, (column) => column.notNull())
      .addColumn("uid_validity", text, (column) => column.notNull())
      .addColumn("last_uid", integer, (column) => column.notNull())
      .addColumn("lease_owner", text)
      .addColumn("lease_until", timestamp)
      .addColumn("fetched_at", timestamp)
      .addColumn("failures", integer, (column) => column.notNull())
      .addColumn("fault", text, (column) => column.notNull())
      .addColumn("fault_words", text, (column) => column.notNull())
      .addColumn("kept", integer, (column) => column.notNull())
      .addColumn("left_alone", integer, (column) => column.notNull())
      .execute();
  },
};

export const mailMigrations = defineMigrations<MailTables>("mail", [settings, fetching]);
