import { defineErrors } from "@bole/base";

export const storeErrors = defineErrors({
  "store-unavailable": {
    status: 503,
    title: "The database does not answer.",
    remedy: "Check that the database is running, reachable and writable, then try again.",
  },
  "store-too-new": {
    status: 500,
    title: "The database was written by a newer version.",
    remedy: "Start the version that wrote it or a newer one, or use another database.",
  },
  "migration-order-changed": {
    status: 500,
    title: "The migrations in the code are not the ones that were applied.",
    remedy: "Never reorder, rename or insert migrations; add new ones at the end.",
  },
  "migration-failed": {
    status: 500,
    title: "A migration could not be applied; nothing of it was kept.",
    remedy: "Read the cause, correct the migration or the data, and start again.",
  },
  "duplicate-row": {
    status: 409,
    title: "A row with this key exists already.",
    remedy: "Use another key, or read the existing row first.",
  },
  "missing-reference": {
    status: 409,
    title: "The row refers to one that does not exist, or is referred to by another.",
    remedy: "Create the referenced row first, or remove what refers to this one.",
  },
  "text-unstorable": {
    status: 422,
    title: "PostgreSQL cannot keep a text with the character U+0000.",
    remedy: "Leave the character out.",
  },
  "unscoped-query": {
    status: 500,
    title: "A query cannot be limited to one tenant.",
    remedy: "Write it with the query builder's tables, or use acrossTenants with a reason.",
  },
  "store-in-transaction": {
    status: 500,
    title: "The store was used inside of its own transaction.",
    remedy: "Use the transaction that the function was given, not the store.",
  },
  "transaction-ended": {
    status: 500,
    title: "A transaction was used after its end.",
    remedy: "Await every query of a transaction inside of the function that was given it.",
  },
});
