/** Sorts what can go wrong between here and a server into what a person can act upon. */
import { errorCode } from "../text/error-text.ts";

export type NetworkFault = "unknown-name" | "refused" | "silent" | "tls";

const FAULTS: Readonly<Record<string, NetworkFault>> = {
  ENOTFOUND: "unknown-name",
  EAI_AGAIN: "unknown-name",
  EDNS: "unknown-name",
  ECONNREFUSED: "refused",
  ECONNRESET: "refused",
  EPIPE: "refused",
  ETIMEDOUT: "silent",
  ECONNABORTED: "silent",
  EHOSTUNREACH: "silent",
  ENETUNREACH: "silent",
  UND_ERR_CONNECT_TIMEOUT: "silent",
  ETLS: "tls",
};

export function networkFault(error: unknown): NetworkFault | undefined {
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError"))
    return "silent";
  const code = errorCode(error);
  if (code === undefined) return undefined;
  if (/^ERR_(SSL|TLS)_|CERT|_SIGNATURE$/.test(code)) return "tls";
  return FAULTS[code];
}
