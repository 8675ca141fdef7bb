/**
 * An authenticator in software: makes one passkey and signs with it, as a device does for a browser (WebAuthn
 * level 3, attestation "none", ES256).
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What the server begins with. */
interface Ceremony {
  readonly challenge: string;
  readonly origin: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#key = privateKey;
    // COSE (RFC 9053): an elliptic curve key for ES256 on P-256.
    this.#publicKey = cbor([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
  }

  /** What `navigator.credentials.create` gives. */
  create(ceremony: Ceremony): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey]);
    const authData = Buffer.concat([this.#data(ceremony, WITH_CREDENTIAL), credential]);
    const attestation = cbor([
      ["fmt", "none"],
      ["attStmt", []],
      ["authData", authData],
    ]);
    return this.#answer({
      clientDataJSON: clientData("webauthn.create", ceremony),
      attestationObject: attestation,
    });
  }

  /** What `navigator.credentials.get` gives. */
  get(ceremony: Ceremony): object {
    const clientDataJSON = clientData("webauthn.get", ceremony);
    const authenticatorData = this.#data(ceremony, 0);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    const signature = sign("sha256", signed, this.#key);
    return this.#answer({ clientDataJSON, authenticatorData, signature });
  }

  #data({ origin }: Ceremony, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(PRESENT_AND_VERIFIED | flags);
    rest.writeUInt32BE(this.#counter, 1);
    this.#counter += 1;
    return Buffer.concat([sha256(new URL(origin).hostname), rest]);
  }

  #answer(parts: Readonly<Record<string, Buffer>>): object {
    const id = this.#id.toString("base64url");
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64url")]),
    );
    return { id, rawId: id, type: "public-key", response };
  }
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

const clientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

type Cbor = number | string | Buffer | readonly (readonly [Cbor, Cbor])[];

/** As much of CBOR (RFC 8949) as is needed; a list of pairs is a map. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.length), ...value.flat().map(cbor)]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
