/**
 * The way out that stands in a mail. To look at it changes nothing, since programs look at links
 * before people do; the button does, and so does the one-click request of RFC 8058, which mail
 * programs send themselves. Nobody signs in, and nothing is told about whose address it is.
 */
import { isBoleError } from "@bole/base";
import type { UnsubscribeLink } from "@bole/talent";
import { type Context, Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { escapeHtml, htmlPage } from "../html.ts";
import { describe } from "../openapi/describe.ts";

const TEXTS = {
  en: {
    title: "Unsubscribe",
    ask: "Do you not want to get mails like this any more?",
    button: "Unsubscribe",
    done: "Done. We will not write to this address again without being asked.",
  },
  zh: {
    title: "退订",
    ask: "不想再收到这类邮件？",
    button: "退订",
    done: "已退订。未经您同意，我们不会再向此地址发送邮件。",
  },
} as const;

const UNKNOWN = htmlPage(
  "Unsubscribe · 退订",
  `<h1>Unsubscribe · 退订</h1>
<p>This link is not known. Please use the whole link as it stands in the mail, or answer the mail with the word “unsubscribe”.</p>
<p lang="zh">找不到此链接。请使用邮件中的完整链接，或直接回复邮件并写明“退订”。</p>`,
);

export function unsubscribeRoutes(deps: Pick<AppDeps, "host">): Hono<AppEnv> {
  const { suppressions } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/unsubscribe/:token",
      describe({
        summary: "Asks whoever follows the link of a mail whether they want no more of them",
        tag: "Emails",
        answer: { contentType: "text/html", description: "A page with one button" },
        errors: [],
      }),
      (c) => answer(c, suppressions.link(c.req.param("token"))),
    )
    .post(
      "/unsubscribe/:token",
      describe({
        summary: "Puts the address of a mail on the suppression list (RFC 8058, one click)",
        tag: "Emails",
        answer: { contentType: "text/html", description: "A page that says that it is done" },
        errors: [],
      }),
      (c) => answer(c, suppressions.unsubscribe(c.req.param("token"))),
    );
}

async function answer(c: Context<AppEnv>, asked: Promise<UnsubscribeLink>): Promise<Response> {
  c.header("Cache-Control", "no-store");
  try {
    return c.html(pageOf(await asked));
  } catch (error) {
    if (!isBoleError(error) || error.code !== "unsubscribe-link-unknown") throw error;
    return c.html(UNKNOWN, 404);
  }
}

function pageOf({ language, is_done }: UnsubscribeLink): string {
  const { title, ask, button, done } = TEXTS[language];
  const body = is_done
    ? `<p role="status">${escapeHtml(done)}</p>`
    : `<p>${escapeHtml(ask)}</p>\n<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return htmlPage(title, `<h1 lang="${language}">${escapeHtml(title)}</h1>\n${body}`);
}
