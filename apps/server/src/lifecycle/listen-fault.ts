/** Why an address cannot be listened on, as the error whose remedy helps against that cause. */
import { type BoleError, errorCode, errorText } from "@bole/base";
import { serverErrors } from "../errors.ts";

export function listenFault(cause: unknown, host: string, port: number): BoleError {
  const data = { host, port, reason: errorText(cause) };
  switch (errorCode(cause)) {
    case "EADDRINUSE":
      return serverErrors.error("port-in-use", {
        detail: `Port ${port} on ${host} is already in use.`,
        data,
        cause,
      });
    case "EACCES":
    case "EPERM":
      return serverErrors.error("port-forbidden", {
        detail: `Bole may not listen on port ${port}: ${data.reason}.`,
        data,
        cause,
      });
    default:
      return serverErrors.error("address-unusable", {
        detail: `Bole cannot listen on ${host}:${port}: ${data.reason}.`,
        data,
        cause,
      });
  }
}
