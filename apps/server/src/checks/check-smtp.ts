import { errorCode, errorText, networkFault } from "@bole/base";
import { createTransport } from "nodemailer";
import { maskUrl } from "../config/mask.ts";
import { failed, off, ok, type RunCheck } from "./check-context.ts";

const WORDS = {
  login: {
    what: { en: "the login is refused", zh: "登录被拒绝" },
    remedy: {
      en: "Correct the user and password in BOLE_SMTP_URL; special characters must be %-encoded.",
      zh: "请更正 BOLE_SMTP_URL 中的用户名和密码；特殊字符须用 % 编码。",
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
      en: "Correct the host and port in BOLE_SMTP_URL, and see that the network lets you reach it.",
      zh: "请更正 BOLE_SMTP_URL 中的主机和端口，并确认网络可达。",
    },
  },
} as const;

export const checkSmtp: RunCheck = async ({ config: { smtpUrl }, timeoutMs }) => {
  if (smtpUrl === undefined) {
    return off("smtp", {
      en: "Not configured (BOLE_SMTP_URL)",
      zh: "未配置（BOLE_SMTP_URL）",
    });
  }
  const shown = maskUrl(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return ok("smtp", { en: `${shown} accepts mail`, zh: `${shown} 可以发送邮件` });
  } catch (error) {
    const { what, remedy } = WORDS[whatIsWrong(error)];
    const said = errorText(error);
    return failed(
      "smtp",
      { en: `${shown}: ${what.en}: ${said}`, zh: `${shown}：${what.zh}：${said}` },
      remedy,
    );
  } finally {
    transport.close();
  }
};

function whatIsWrong(error: unknown): keyof typeof WORDS {
  if (["EAUTH", "ENOAUTH", "EOAUTH2"].includes(errorCode(error) ?? "")) return "login";
  return networkFault(error) === "tls" || /ssl|tls|certificate/i.test(errorText(error))
    ? "tls"
    : "address";
}
