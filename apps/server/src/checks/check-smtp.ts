import { errorCode, errorText, networkFault } from "@bole/base";
import { verifySmtp } from "@bole/talent";
import type { Config } from "../config/load-config.ts";
import { maskUrl } from "../config/mask.ts";
import { failed, off, ok, type RunCheck, warning } from "./check-context.ts";

const WORDS = {
  login: {
    what: { en: "the login is refused", zh: "登录被拒绝" },
    remedy: {
      en: "Correct the user and password in Settings › Mail, or in BOLE_SMTP_URL, where special characters must be %-encoded.",
      zh: "请在“设置 › 邮件”或 BOLE_SMTP_URL 中更正用户名和密码；在 BOLE_SMTP_URL 中特殊字符须用 % 编码。",
    },
  },
  tls: {
    what: { en: "no secure connection can be made", zh: "无法建立安全连接" },
    remedy: {
      en: "Use smtps:// for port 465 and smtp:// for 587 or 25, and a server with a valid certificate.",
      zh: "465 端口请用 smtps://，587 或 25 端口请用 smtp://，并确认服务器证书有效。",
    },
  },
  address: {
    what: { en: "no mail server answers there", zh: "该地址没有邮件服务器响应" },
    remedy: {
      en: "Correct the host and port in Settings › Mail or BOLE_SMTP_URL, and see that the network lets you reach it.",
      zh: "请在“设置 › 邮件”或 BOLE_SMTP_URL 中更正主机和端口，并确认网络可达。",
    },
  },
} as const;

export const checkSmtp: RunCheck = async ({ config, timeoutMs }) => {
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    return off("smtp", {
      en: "Not configured (Settings › Mail, or BOLE_SMTP_URL)",
      zh: "未配置（设置 › 邮件，或 BOLE_SMTP_URL）",
    });
  }
  const shown = maskUrl(smtpUrl);
  try {
    await verifySmtp(smtpUrl, timeoutMs);
  } catch (error) {
    const { what, remedy } = WORDS[whatIsWrong(error)];
    const said = errorText(error);
    return failed(
      "smtp",
      { en: `${shown}: ${what.en}: ${said}`, zh: `${shown}：${what.zh}：${said}` },
      remedy,
    );
  }
  const accepts = { en: `${shown} accepts mail`, zh: `${shown} 可以发送邮件` };
  const missing = whatIsMissing(config);
  if (missing.length === 0) return ok("smtp", accepts);
  const names = missing.join(", ");
  return warning(
    "smtp",
    {
      en: `${accepts.en}, but outreach cannot be sent as it has to be: ${names} not set`,
      zh: `${accepts.zh}，但外联邮件尚不完整：未设置 ${names}`,
    },
    {
      en: "Set the sender and the postal address, which outreach must name, in Settings › Mail, and BOLE_PUBLIC_URL, so that its readers can reach the link to unsubscribe.",
      zh: "请在“设置 › 邮件”中填写外联邮件必须写明的发件人和通讯地址，并设置 BOLE_PUBLIC_URL，使收件人能打开退订链接。",
    },
  );
};

function whatIsMissing({ mailFrom, postalAddress, publicUrl }: Config): string[] {
  return [
    ...(mailFrom === undefined ? ["BOLE_MAIL_FROM"] : []),
    ...(postalAddress === undefined ? ["BOLE_POSTAL_ADDRESS"] : []),
    ...(publicUrl === undefined ? ["BOLE_PUBLIC_URL"] : []),
  ];
}

function whatIsWrong(error: unknown): keyof typeof WORDS {
  if (["EAUTH", "ENOAUTH", "EOAUTH2"].includes(errorCode(error) ?? "")) return "login";
  return networkFault(error) === "tls" || /ssl|tls|certificate/i.test(errorText(error))
    ? "tls"
    : "address";
}
