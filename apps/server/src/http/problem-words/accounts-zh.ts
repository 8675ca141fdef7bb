import type { accountErrors } from "@bole/accounts/errors";
import type { WordsOf } from "./words.ts";

export const accountWordsZh: WordsOf<typeof accountErrors.table> = {
  "sign-in-required": {
    title: "你还没有登录。",
    remedy: "请登录，或用 `Authorization: Bearer bole_…` 发送 API 密钥。",
  },
  "sign-in-failed": {
    title: "邮箱或密码不正确。",
    remedy:
      "请检查两者。如果忘记了密码，请点“忘记密码？”，或请组织的所有者给你一个重设密码的链接。",
  },
  "second-factor-wrong": {
    title: "验证码不正确或已过期。",
    remedy: "输入验证器应用中最新的验证码，或一个备用码。",
  },
  "key-invalid": {
    title: "API 密钥无效。",
    remedy: "它可能已过期或被撤销：在设置中新建一个。",
  },
  "passkey-refused": {
    title: "通行密钥未被接受。",
    remedy: "请重试，或用密码登录。",
  },
  "passkey-unknown": {
    title: "没有这个通行密钥。",
    remedy: "重新读取列表：它可能已被删除。",
  },
  "sso-off": {
    title: "没有设置单点登录。",
    remedy: "请设置 BOLE_OIDC_ISSUER 和 BOLE_OIDC_CLIENT_ID；见 docs/accounts.md。",
  },
  "sso-failed": {
    title: "通过组织的登录服务登录没有成功。",
    remedy: "请重试。如果一直失败，管理员可以在服务器日志中找到原因。",
  },
  "sso-unreachable": {
    title: "无法连接组织的登录服务。",
    remedy: "请稍后重试，或用密码登录。",
  },
  "sso-address": {
    title: "登录服务没有确认一个可以在这里登录的邮箱。",
    remedy: "请使用组织的、已由登录服务验证的邮箱。",
  },
  "sso-uninvited": {
    title: "还没有人邀请你。",
    remedy: "请让组织的所有者邀请你登录时使用的邮箱。",
  },
  "reset-invalid": {
    title: "这个链接不能使用。",
    remedy: "它可能已经用过，或已过期：请重新申请。",
  },
  "too-many-attempts": {
    title: "失败次数过多。",
    remedy: "等到 `data.retry_at` 的时间再试。",
  },
  "permission-missing": {
    title: "你的角色无权执行此操作。",
    remedy: "请联系组织的所有者，他们可以在“设置 › 成员”中修改角色。",
  },
  "organisation-missing": {
    title: "你不属于任何组织。",
    remedy: "请让组织的所有者邀请你。",
  },
  "password-weak": {
    title: "这个密码不能使用。",
    remedy: "请使用 12 到 128 个字符。",
  },
  "password-wrong": {
    title: "密码不正确。",
    remedy: "请输入你当前的密码。",
  },
  "invitation-invalid": {
    title: "邀请无效。",
    remedy: "它可能已过期、已使用或被撤回：请重新索取。",
  },
  "organisation-taken": {
    title: "已有同名组织。",
    remedy: "请换一个简称。",
  },
  "member-unknown": {
    title: "没有这位成员。",
    remedy: "请使用成员列表中的 ID。",
  },
  "member-elsewhere": {
    title: "此人还属于另一个组织。",
    remedy: "其密码也能打开那个组织。请对方在登录页申请链接，或由服务器管理员重设密码。",
  },
  "member-exists": {
    title: "此人已是成员。",
    remedy: "在成员列表中修改其角色。",
  },
  "last-owner": {
    title: "组织必须有一位所有者。",
    remedy: "先让其他人成为所有者。",
  },
  "session-unknown": {
    title: "没有这个会话。",
    remedy: "重新读取列表：它可能已结束。",
  },
  "key-unknown": {
    title: "没有这个 API 密钥。",
    remedy: "重新读取列表：它可能已被撤销。",
  },
  "accounts-exist": {
    title: "账号已经设置过了。",
    remedy: "以所有者身份登录，在设置中邀请其他人。",
  },
  "accounts-missing": {
    title: "还没有可以登录的账号。",
    remedy: "先运行一次 `bole accounts init --email you@example.com`，再启动。",
  },
  "accounts-off": {
    title: "这个伯乐没有启用账号。",
    remedy: "运行 `bole accounts init` 后设置 BOLE_ACCOUNTS=on；见 docs/accounts.md。",
  },
};
