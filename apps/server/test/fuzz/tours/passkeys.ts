/** Passkeys: made, used to sign in, removed. */
import { Authenticator } from "../authenticator.ts";
import { type Answer, at, type Tour } from "../tour.ts";

/** @param password of the one who is signed in */
export async function passkeysTour(tour: Tour, password: string): Promise<void> {
  const device = new Authenticator();
  const begun = (answer: Answer) => ({
    challenge: at(answer, "challenge"),
    origin: new URL(tour.host.url).origin,
  });
  const add = await tour.ask("POST /api/profile/passkeys/options", { body: { password } });
  const made = { name: "Blue machine", response: device.create(begun(add)) };
  await tour.ask("POST /api/profile/passkeys", { body: made });
  const wish = await tour.ask("POST /api/session/passkey/options");
  const headers = { Cookie: "" };
  const used = { response: device.get(begun(wish)) };
  await tour.ask("POST /api/session/passkey", { body: used, headers });
  const list = await tour.ask("GET /api/profile/passkeys");
  const path = { id: at(list, "items.0.id") };
  await tour.ask("DELETE /api/profile/passkeys/{id}", { path });
}
