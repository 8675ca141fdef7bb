/** What an error of a mail server means for the mail that it happened to. */
import { errorText } from "@bole/base";
import { SendFault } from "../mail-sender.ts";

export function faultOf(error: unknown, phase: "connecting" | "envelope" | "text"): SendFault {
  const words = wordsOf(error);
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
  // 421: the server ends the connection, whatever mail it is about.
  if (phase === "connecting" || (phase === "envelope" && code === 421)) {
    return new SendFault("away", words, { cause: error });
  }
  if (typeof code === "number" && code >= 500)
    return new SendFault("refused", words, { cause: error });
  if (typeof code === "number" && code >= 400)
    return new SendFault("busy", words, { cause: error });
  // Larger than the server says that it takes: it was not even asked.
  if (phase === "envelope" && /size larger than allowed/i.test(words)) {
    return new SendFault("refused", words, { cause: error });
  }
  return new SendFault(phase === "text" ? "lost" : "away", words, { cause: error });
}

/** On one line, and not longer than anybody reads. */
function wordsOf(error: unknown): string {
  const said = error instanceof Error && "response" in error ? error.response : undefined;
  const words = typeof said === "string" && said !== "" ? said : errorText(error);
  return words.replaceAll(/\s+/g, " ").trim().slice(0, 500);
}
