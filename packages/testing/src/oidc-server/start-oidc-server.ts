/**
 * An OpenID Connect provider on loopback: discovery, keys, authorization code with PKCE, signed tokens.
 * Whoever comes is signed in at once, as the person that the test says; what it says wrong, it says
 * because a test has asked for it.
 */
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** What is wrong with the next tokens. */
export interface OidcLie {
  readonly iss?: string;
  readonly aud?: string;
  readonly nonce?: string;
  readonly expired?: true;
  /** Signed with a key that the provider does not publish. */
  readonly forged?: true;
}

export interface OidcServer extends AsyncDisposable {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who comes next. */
  as(person: OidcPerson, lie?: OidcLie): void;
}

interface Granted {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirect: string;
}

const CLIENT = { clientId: "bole", clientSecret: "a secret of tests" };

export async function startOidcServer(): Promise<OidcServer> {
  const own = await generateKeyPair("RS256");
  const other = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const granted = new Map<string, Granted>();
  let person: OidcPerson = { sub: "nobody" };
  let lie: OidcLie = {};

  const token = async (issuer: string, nonce: string) => {
    const now = Math.floor(Date.now() / 1_000) - (lie.expired ? 86_400 : 0);
    return new SignJWT({ ...person, nonce: lie.nonce ?? nonce })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .setIssuer(lie.iss ?? issuer)
      .setAudience(lie.aud ?? CLIENT.clientId)
      .setSubject(person.sub)
      .setIssuedAt(now)
      .setExpirationTime(now + 300)
      .sign(lie.forged ? other.privateKey : own.privateKey);
  };

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const issuer = `http://${request.headers.host}`;
    const url = new URL(request.url ?? "/", issuer);
    const json = (status: number, body: unknown) =>
      response
        .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
        .end(JSON.stringify(body));
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return void json(200, discovery(issuer));
      case "/keys":
        return void json(200, { keys: [jwk] });
      case "/authorize": {
        const asked = (name: string) => url.searchParams.get(name) ?? "";
        const code = randomUUID();
        const redirect = asked("redirect_uri");
        granted.set(code, { challenge: asked("code_challenge"), nonce: asked("nonce"), redirect });
        const back = new URL(redirect);
        back.search = new URLSearchParams({ code, state: asked("state"), iss: issuer }).toString();
        return void response.writeHead(302, { Location: back.href }).end();
      }
      case "/token": {
        const form = new URLSearchParams(await textOf(request));
        const grant = granted.get(form.get("code") ?? "");
        granted.delete(form.get("code") ?? "");
        const verifier = form.get("code_verifier") ?? "";
        const challenge = createHash("sha256").update(verifier).digest("base64url");
        if (grant?.challenge !== challenge || grant.redirect !== form.get("redirect_uri"))
          return void json(400, { error: "invalid_grant" });
        const id_token = await token(issuer, grant.nonce);
        const bearer = { access_token: randomUUID(), token_type: "Bearer", expires_in: 300 };
        return void json(200, { ...bearer, id_token });
      }
      default:
        return void json(404, { error: "not_found" });
    }
  }

  const issuer = `http://127.0.0.1:${await listen(server)}`;
  return {
    ...{ ...CLIENT, issuer },
    as(next, wrong = {}) {
      person = next;
      lie = wrong;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
