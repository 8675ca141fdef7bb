/** Stores the mail settings, and tries them out. */
import type { ImapServer, MailServer, NewMailSettings } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { SESSION_KEY } from "../../../api/accounts.ts";
import {
  MAIL_SETTINGS_KEY,
  saveMailSettings,
  sendTestMail,
  tryImap,
  trySmtp,
} from "../../../api/mail-settings.ts";
import { notify } from "../../../design/notify.ts";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { useLanguage } from "../../../preferences/language.ts";
import { mailSettingsText } from "./mail-settings-text.ts";

export function useSaveMail() {
  const t = useText(mailSettingsText);
  const client = useQueryClient();
  return useAct({
    mutationFn: (settings: NewMailSettings) => saveMailSettings(settings),
    onSuccess: (saved) => {
      client.setQueryData(MAIL_SETTINGS_KEY, saved);
      // It says whether mails can leave.
      void client.invalidateQueries({ queryKey: SESSION_KEY });
      void notify("success", t.saved);
    },
    onError: () => void client.invalidateQueries({ queryKey: MAIL_SETTINGS_KEY }),
  });
}

export const useTrySmtp = () => useAct({ mutationFn: (server: MailServer) => trySmtp(server) });

export const useTryImap = () => useAct({ mutationFn: (server: ImapServer) => tryImap(server) });

export function useTestMail() {
  const t = useText(mailSettingsText);
  const language = useLanguage();
  return useAct({
    mutationFn: () => sendTestMail({ language }),
    onSuccess: ({ to }) => void notify("success", t.testMailSent(to)),
  });
}
