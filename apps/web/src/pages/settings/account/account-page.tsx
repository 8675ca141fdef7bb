import { useAccount } from "../../../account/use-session.ts";
import { SectionPage } from "../section-page.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

export default function AccountPage() {
  const account = useAccount();
  return (
    <SectionPage id="account">
      {account !== undefined && (
        <div className="flex flex-col gap-6">
          <ProfileForm key={account.user.id} user={account.user} />
          <PasswordForm />
          <PasskeysCard />
          <SecondFactorCard isOn={account.user.two_factor} />
          <SessionsCard />
        </div>
      )}
    </SectionPage>
  );
}
