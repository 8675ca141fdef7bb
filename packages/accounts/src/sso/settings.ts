/** Where people of an organisation sign in with the account that they have there, by OpenID Connect. */
export interface SsoSettings {
  /** Such as `https://login.example.com/realms/acme`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** What the button says. */
  readonly name: string;
  /** Whose addresses the issuer may speak for, in lower case. */
  readonly domains: readonly string[];
}
