/** Why a mail server cannot be used, as what is to be changed. */
import { errorCode, errorText, networkFault } from "@bole/base";
import type { MailCulprit } from "../http/contract/mail-settings.ts";

const LOGIN_CODES: readonly string[] = ["EAUTH", "ENOAUTH", "EOAUTH2"];
const SILENT_CODES: readonly string[] = [
  ...["ETIMEDOUT", "ESOCKETTIMEDOUT", "CONNECT_TIMEOUT", "GREETING_TIMEOUT", "UPGRADE_TIMEOUT"],
  ...[
    "ETIMEOUT",
    "NoConnection",
    "EConnectionClosed",
    "ClosedAfterConnectTLS",
    "ClosedAfterConnectText",
  ],
];

/** As the libraries name what the network said. */
const ADDRESS_CODES: readonly string[] = ["ESOCKET", "ECONNECTION", "EDNS", "EPROTOCOL"];

export function mailCulprit(error: unknown): MailCulprit {
  const code = errorCode(error) ?? "";
  if (LOGIN_CODES.includes(code) || isRefusedLogin(error)) return "login";
  if (isMissingFolder(error)) return "folder";
  const fault = networkFault(error);
  const words = errorText(error);
  if (fault === "tls" || code === "ETLS" || /ssl|tls|certificate/i.test(words)) return "tls";
  if (fault === "silent" || SILENT_CODES.includes(code)) return "silent";
  return fault !== undefined || ADDRESS_CODES.includes(code) ? "address" : "other";
}

/** What the server said, on one line; never what was sent to it. */
export function faultWords(error: unknown): string {
  const said = [answerOf(error, "responseText"), answerOf(error, "response")].find(
    (text) => text !== "",
  );
  return (said ?? errorText(error)).replaceAll(/\s+/g, " ").trim().slice(0, 300);
}

const isRefusedLogin = (error: unknown) =>
  error instanceof Error && "authenticationFailed" in error && error.authenticationFailed === true;

/** As the wrapper of the mailbox marks it. */
const isMissingFolder = (error: unknown) =>
  error instanceof Error && error.name === "MissingFolder";

function answerOf(error: unknown, field: "responseText" | "response"): string {
  if (!(error instanceof Error)) return "";
  const text: unknown = Reflect.get(error, field);
  return typeof text === "string" ? text : "";
}
