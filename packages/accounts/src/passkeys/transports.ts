/** How a device is reached: a hint for browsers, kept as JSON. */
import type { AuthenticatorTransport } from "@simplewebauthn/server";
import { z } from "zod";

const Transport = z.enum([
  "ble",
  "hybrid",
  "internal",
  "nfc",
  "usb",
]) satisfies z.ZodType<AuthenticatorTransport>;

/** What is not known yet is left out. */
export function transportsFrom(json: string): AuthenticatorTransport[] {
  const listed = z.array(z.string()).parse(JSON.parse(json));
  return listed.flatMap((one) => Transport.safeParse(one).data ?? []);
}
