/** Everything the server itself can refuse. Domain packages bring their own tables. */
import { defineErrors } from "@bole/base";

export const serverErrors = defineErrors({
  "invalid-request": {
    status: 400,
    title: "The request does not fit what the route accepts.",
    remedy: "Correct the fields listed under issues; /api/docs shows what the route accepts.",
  },
  "malformed-body": {
    status: 400,
    title: "The body is not valid JSON.",
    remedy: "Send one JSON value, encoded as UTF-8.",
  },
  "malformed-request": {
    status: 400,
    title: "The request line or a header cannot be understood.",
    remedy: "Check the address: a path that begins with / and a Host such as localhost:4100.",
  },
  "foreign-origin": {
    status: 403,
    title: "Another site may not use Bole through a browser.",
    remedy: "Use Bole's own page, or a program that is no browser and sends no Origin header.",
  },
  "forbidden-tenant": {
    status: 403,
    title: "The tenant is not yours.",
    remedy: "Leave `tenant` out, or name your own.",
  },
  "action-forbidden": {
    status: 403,
    title: "Your role may not do this.",
    remedy: "Ask an owner to do it, or to change who may in the guardrail policy.",
  },
  "refused-by-server": {
    status: 502,
    title: "The server at work refused it.",
    remedy: "Do what it says, and try again.",
  },
  "document-absent": {
    status: 404,
    title: "There is no file to this résumé.",
    remedy: "It was written here: read its fields instead.",
  },
  "language-product-unknown": {
    status: 404,
    title: "There is no product of this name.",
    remedy: "Use one of `data.products`; GET /language/products has their tools, too.",
  },
  "language-example-unknown": {
    status: 404,
    title: "There is no such example.",
    remedy: "Read the list again: it may have been deleted.",
  },
  "model-settings-conflict": {
    status: 409,
    title: "Somebody else has changed the models meanwhile.",
    remedy: "Read them again (GET /models), and make your change there.",
  },
  "mail-settings-conflict": {
    status: 409,
    title: "Somebody else has changed the mail settings meanwhile.",
    remedy: "Read them again (GET /mail-settings), and make your change there.",
  },
  "mail-not-set-up": {
    status: 409,
    title: "No mail server or no sender is set up.",
    remedy: "Set the mail server and the sender's address first (PUT /mail-settings).",
  },
  "mail-server-refused": {
    status: 502,
    title: "The mail server did not take the mail.",
    remedy: "Try the settings (POST /mail-settings/try-smtp), and change what it names.",
  },
  "vfs-read-only": {
    status: 403,
    title: "What runs have left cannot be changed.",
    remedy: "Put the file elsewhere: only the engine writes below /runs/.",
  },
  "graph-too-large": {
    status: 422,
    title: "The graph has too many nodes for a picture.",
    remedy: "Draw the run's `graph_json` (GET /runs/:id) yourself, in parts.",
  },
  "route-not-found": {
    status: 404,
    title: "There is no such route.",
    remedy: "Check the path; every route is listed at /api/docs.",
  },
  "file-not-found": {
    status: 404,
    title: "There is no such file.",
    remedy: "Reload the page: a newer version may have replaced the file.",
  },
  "schedule-unknown": {
    status: 404,
    title: "There is no schedule of this name.",
    remedy: "List the schedules: it may have been removed, or belongs to another tenant.",
  },
  "work-unknown": {
    status: 404,
    title: "There is no failed work of this id.",
    remedy: "List it anew: somebody may have tried it again or discarded it.",
  },
  "plan-unknown": {
    status: 404,
    title: "There is no such plan.",
    remedy: "Use an id, and a version, from the list of plans, in the same tenant.",
  },
  "vfs-unknown": {
    status: 404,
    title: "There is no such file in the virtual file system.",
    remedy: "List the folder to see what is there, in the same tenant.",
  },
  "node-unknown": {
    status: 404,
    title: "The run has no such node.",
    remedy: "Use an id of a node of its graph.",
  },
  "method-not-allowed": {
    status: 405,
    title: "The route exists, but not with this method.",
    remedy: "Use one of the methods in the Allow header.",
  },
  "request-too-slow": {
    status: 408,
    title: "The request did not arrive in time.",
    remedy: "Send the whole request at once; check the connection.",
  },
  "gate-ambiguous": {
    status: 409,
    title: "The step waits for several answers.",
    remedy: "Name one of the gates that are listed, by its gate_id.",
  },
  "body-too-large": {
    status: 413,
    title: "The body is larger than this server accepts.",
    remedy: "Send less at once, or raise the setting that is named and restart.",
  },
  "unsupported-content-type": {
    status: 415,
    title: "The route does not accept this content type.",
    remedy: "Send JSON in UTF-8 with the header Content-Type: application/json.",
  },
  "foreign-host": {
    status: 421,
    title: "This server answers only to the names of the machine it runs on.",
    remedy: "Use http://localhost or http://127.0.0.1 with the port that Bole printed.",
  },
  "headers-too-large": {
    status: 431,
    title: "The headers are larger than this server accepts.",
    remedy: "Send fewer or shorter headers; in a browser, delete the cookies of localhost.",
  },
  internal: {
    status: 500,
    title: "Something went wrong inside Bole.",
    remedy: "Look for the request id in the server's log, and report it if it happens again.",
  },
  "recommendation-failed": {
    status: 502,
    title: "The recommendation did not come to an end.",
    remedy: "Try again; the run that is named says at which node it stopped.",
  },
  "config-invalid": {
    status: 500,
    title: "The configuration has mistakes.",
    remedy: "Correct the variables that are named, then start again; `bole config` shows all.",
  },
  "data-folder-unusable": {
    status: 500,
    title: "The data folder cannot be used.",
    remedy: "Set BOLE_DATA to a folder that the user who starts Bole may write to.",
  },
  "data-folder-busy": {
    status: 500,
    title: "Another Bole uses the data folder.",
    remedy: "Stop the other one, or set BOLE_DATA to another folder.",
  },
  "backup-not-embedded": {
    status: 500,
    title: "Only the data folder of an embedded Bole can be backed up or restored by Bole.",
    remedy:
      "Use the tools of the database, such as pg_dump and pg_restore; see docs/operations.md.",
  },
  "backup-unwritable": {
    status: 500,
    title: "The backup cannot be written.",
    remedy: "Name a new file outside of the data folder, on a disk with room for all data twice.",
  },
  "backup-unusable": {
    status: 500,
    title: "The file is no backup that can be restored.",
    remedy: "Use another backup. Nothing was restored.",
  },
  "backup-passphrase": {
    status: 500,
    title: "The passphrase of the backup is missing or wrong.",
    remedy: "Name a file with the right passphrase: --passphrase-file FILE. Nothing was restored.",
  },
  "restore-target-not-empty": {
    status: 500,
    title: "The data folder is not empty.",
    remedy: "Set BOLE_DATA to a new folder, or move the old one away. Nothing was restored.",
  },
  "copy-target-not-empty": {
    status: 500,
    title: "The database to copy to is not empty.",
    remedy: "Name a new database, such as one that createdb made. Nothing was copied.",
  },
  "copy-failed": {
    status: 500,
    title: "The data could not be copied.",
    remedy: "Remove the cause and try again; the database has none of the data, the folder all.",
  },
  "memory-too-new": {
    status: 500,
    title: "The database was written by a newer version of Bole.",
    remedy:
      "Start that version or a newer one; to go back, restore a backup into an empty database, see *Roll back* in docs/operations.md.",
  },
  "memory-unusable": {
    status: 500,
    title: "The database that shall keep everything cannot be used.",
    remedy: "Start it, or correct its address; `bole doctor` says what is wrong.",
  },
  "secret-unusable": {
    status: 500,
    title: "The key file that personal data is locked with cannot be used.",
    remedy: "Put `secret.key` back into the data folder as it was, or set BOLE_SECRET.",
  },
  "agents-unusable": {
    status: 500,
    title: "A module with agents cannot be used.",
    remedy: "Correct the module that is named, or take it out of BOLE_AGENTS.",
  },
  "port-in-use": {
    status: 500,
    title: "Another program uses the port.",
    remedy: "Stop the other program, or choose another port, such as PORT=4101.",
  },
  "port-forbidden": {
    status: 500,
    title: "The system does not let this user listen on the port.",
    remedy: "Choose a port from 1024 on, such as PORT=4101.",
  },
  "address-unusable": {
    status: 500,
    title: "The server cannot listen on its address.",
    remedy: "Set BOLE_HOST to an address of this machine, such as 127.0.0.1.",
  },
  "secret-missing": {
    status: 503,
    title: "Personal data cannot be put away without a secret that all processes share.",
    remedy: "Set BOLE_SECRET, the same for every process, to 16 characters or more; then restart.",
  },
  "not-ready": {
    status: 503,
    title: "The server cannot do its work now.",
    remedy:
      "Wait while it is starting, bring the database back, or make room on the disk: `data.cause` says which.",
  },
  stopping: {
    status: 503,
    title: "The server is stopping and takes no new work.",
    remedy: "Send the request again in a few seconds, when the server is back.",
  },
});

export type ServerErrorCode = keyof typeof serverErrors.table;
