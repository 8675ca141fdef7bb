/** Accounts as the server uses them: who is there, what they may, and how they come and go. */
import { LOCAL_OWNER, type Principal } from "@bole/base";
import type { Store } from "@bole/store";
import { Attempts } from "./attempts/attempts.ts";
import { type Auth, createAuth } from "./auth/create-auth.ts";
import { accountErrors } from "./errors.ts";
import { type Identity, identify } from "./identity.ts";
import { ApiKeys } from "./keys/api-keys.ts";
import { type Acceptance, FirstOwner, type Invitation, type NewOrganisation } from "./model.ts";
import { OneTime } from "./one-time.ts";
import { Invitations } from "./organisations/invitations.ts";
import { JobTeams } from "./organisations/job-teams.ts";
import { Members } from "./organisations/members.ts";
import { Passkeys } from "./passkeys/passkeys.ts";
import { assertStrong, Passwords } from "./passwords.ts";
import { addUser, Users } from "./people/users.ts";
import { rolesToJson } from "./roles-json.ts";
import { Sessions } from "./sessions/sessions.ts";
import { type Caller, refusedAs, type SignedIn, SignIn } from "./sessions/sign-in.ts";
import { TwoFactor } from "./sessions/two-factor.ts";
import type { AccountTables } from "./sql/tables.ts";
import type { SsoSettings } from "./sso/settings.ts";
import { Sso } from "./sso/sso.ts";

export interface AccountsOptions {
  readonly store: Store<AccountTables>;
  readonly secret: string;
  /** Where the page is reached. */
  readonly baseUrl: string;
  /** @default people sign in here only */
  readonly sso?: SsoSettings | undefined;
  readonly now?: () => Date;
}

export class Accounts {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly invitations: Invitations;
  readonly teams: JobTeams;
  readonly keys: ApiKeys;
  readonly signIn: SignIn;
  readonly twoFactor: TwoFactor;
  readonly passkeys: Passkeys;
  readonly passwords: Passwords;
  /** Undefined where no provider is set up. */
  readonly sso: Sso | undefined;
  readonly #store: Store<AccountTables>;
  readonly #auth: Auth;
  readonly #attempts: Attempts;
  readonly #now: () => Date;

  constructor({ store, secret, baseUrl, sso, now = () => new Date() }: AccountsOptions) {
    this.#store = store;
    this.#now = now;
    this.#auth = createAuth({ store, secret, baseUrl });
    this.#attempts = new Attempts(store, now);
    this.users = new Users(store, now);
    this.sessions = new Sessions(store, now);
    this.members = new Members(store);
    this.invitations = new Invitations(store, now);
    this.teams = new JobTeams(store);
    this.keys = new ApiKeys(store, now);
    this.signIn = new SignIn(this.#auth, this.#attempts);
    this.twoFactor = new TwoFactor(this.#auth);
    const { users, invitations } = this;
    const oneTime = new OneTime(store, now);
    this.passkeys = new Passkeys(store, oneTime, now);
    const hash = async (password: string) => (await this.#auth.$context).password.hash(password);
    const attempts = this.#attempts;
    this.passwords = new Passwords({ store, users, oneTime, attempts, hash, now });
    this.sso = sso && new Sso(sso, { store, users, invitations, oneTime, now });
  }

  identify(headers: Headers): Promise<Identity | undefined> {
    const { keys, members, users } = this;
    return identify({ auth: this.#auth, keys, members, users }, headers);
  }

  async exist(): Promise<boolean> {
    const one = await this.#store
      .acrossTenants("Whether there is any organisation concerns none.")
      .selectFrom("organisations")
      .select("tenant")
      .limit(1)
      .executeTakeFirst();
    return one !== undefined;
  }

  /**
   * Makes the workspace of the local owner the first organisation, and them its owner. Both keep
   * their ids, so every row stays as it is and waiting runs go on.
   */
  async init(request: FirstOwner): Promise<void> {
    const { name, email, password, organisation } = FirstOwner.parse(request);
    const passwordHash = await this.#hash(password);
    const { tenant, user: id, roles } = LOCAL_OWNER;
    const at = this.#now().toISOString();
    await this.#store.transaction(async (transaction) => {
      await transaction.lock("accounts:init");
      const db = transaction.forTenant(tenant);
      const known = await db.selectFrom("organisations").select("name").executeTakeFirst();
      if (known !== undefined)
        throw accountErrors.error("accounts-exist", `There is "${known.name}" already.`);
      await db.insertInto("organisations").values({ name: organisation, created_at: at }).execute();
      await addUser(transaction, { id, name, email, passwordHash }, at);
      await db
        .insertInto("members")
        .values({ user_id: id, roles: rolesToJson(roles), created_at: at })
        .execute();
    });
  }

  /** The first owner comes by the invitation that is returned. */
  async addOrganisation(
    by: Pick<Principal, "user">,
    { short_name, name, owner_email }: NewOrganisation,
  ): Promise<Invitation & { token: string }> {
    const created_at = this.#now().toISOString();
    const { numInsertedOrUpdatedRows } = await this.#store
      .forTenant(short_name)
      .insertInto("organisations")
      .values({ name, created_at })
      .onConflict((conflict) => conflict.column("tenant").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n)
      throw accountErrors.error("organisation-taken", `There is "${short_name}" already.`);
    const inviting = { tenant: short_name, user: by.user };
    return this.invitations.create(inviting, { email: owner_email, roles: ["owner"] });
  }

  /** Makes who has the link a member, with a new account or the one that the address has, and signs them in. */
  async accept(
    { token, name, password }: Acceptance,
    caller: Caller,
  ): Promise<
    SignedIn & {
      /** Who has become a member of what. */ readonly joined: Principal;
    }
  > {
    const invitation = await this.invitations.find(token);
    const { email } = invitation;
    const known = await this.users.byEmail(email);
    const passwordHash = known === undefined ? await this.#hash(password) : undefined;
    if (known !== undefined) await this.#assertPassword(email, known.password, password, caller);
    const at = this.#now().toISOString();
    const user = await this.#store.transaction(async (transaction) => {
      const id = known?.id ?? (await addUser(transaction, { name, email, passwordHash }, at));
      await this.invitations.redeem(transaction, invitation, id);
      return id;
    });
    const { tenant, roles } = invitation;
    const signedIn = await this.signIn.withPassword(email, password, caller);
    return { ...signedIn, joined: { tenant, user, roles } };
  }

  /** With what the browser got from a passkey. */
  async signInWithPasskey(
    response: Parameters<Passkeys["verify"]>[0],
    origin: string,
    caller: Caller,
  ): Promise<SignedIn> {
    const attempted = [{ kind: "address" as const, name: caller.address }];
    await this.#attempts.count(attempted);
    const user = await this.passkeys.verify(response, origin);
    await this.#attempts.forget(attempted);
    return this.signIn.as(user, caller);
  }

  /**
   * Before something is done that outlasts the session. Who signs in elsewhere has no password to show.
   * @returns false where a password is needed and none was given; throws `password-wrong`
   */
  async confirm(email: string, password: string | undefined, caller: Caller): Promise<boolean> {
    const hash = (await this.users.byEmail(email))?.password ?? null;
    if (hash === null) return true;
    if (password === undefined) return false;
    const attempted = [{ kind: "account" as const, name: email }];
    await this.#attempts.count([...attempted, { kind: "address", name: caller.address }]);
    const context = await this.#auth.$context;
    if (!(await context.password.verify({ hash, password })))
      throw accountErrors.error("password-wrong", "");
    await this.#attempts.forget(attempted);
    return true;
  }

  /** All other sessions end. */
  async changePassword(
    current: string,
    next: string,
    { headers }: Caller,
  ): Promise<readonly string[]> {
    assertStrong(next);
    const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
    const answer = await refusedAs("password-wrong", () =>
      this.#auth.api.changePassword({ body, headers, returnHeaders: true }),
    );
    return answer.headers.getSetCookie();
  }

  async #hash(password: string): Promise<string> {
    assertStrong(password);
    return (await this.#auth.$context).password.hash(password);
  }

  async #assertPassword(
    email: string,
    hash: string | null,
    password: string,
    { address }: Caller,
  ): Promise<void> {
    await this.#attempts.count([
      { kind: "account", name: email },
      { kind: "address", name: address },
    ]);
    const context = await this.#auth.$context;
    if (hash !== null && (await context.password.verify({ hash, password }))) return;
    throw accountErrors.error(
      "sign-in-failed",
      "This address has an account with another password.",
    );
  }
}
