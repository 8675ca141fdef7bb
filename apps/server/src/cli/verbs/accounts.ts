import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const accountsVerb: Verb = {
  name: "accounts",
  summary: {
    en: "Set up accounts (init), or give somebody a new password (reset)",
    zh: "启用账号（init），或为某人重设密码（reset）",
  },
  usage:
    "init|reset --email ADDRESS [--name NAME] [--organisation NAME] [--password-file FILE] [--without-second-factor]",
  details: [
    [
      "init",
      { en: "your workspace becomes the first organisation", zh: "你的工作区成为第一个组织" },
    ],
    [
      "reset",
      { en: "sets a new password, and ends all their sessions", zh: "重设密码，并结束其全部会话" },
    ],
    ["--email ADDRESS", { en: "what they sign in with", zh: "登录用的邮箱" }],
    ["--name NAME", { en: "init: what you are called", zh: "init：你的姓名" }],
    ["--organisation NAME", { en: "init: what your organisation is called", zh: "init：组织名称" }],
    [
      "--password-file FILE",
      {
        en: "its first line is the password; without it, one is made and shown",
        zh: "第一行为密码；不指定时自动生成并显示",
      },
    ],
    [
      "--without-second-factor",
      { en: "reset: turns two-step sign-in off, too", zh: "reset：同时关闭两步验证" },
    ],
  ],
  async run(args, io) {
    const { values, flags, rest } = parseOptions(args, {
      flags: ["without-second-factor"],
      values: ["email", "name", "organisation", "password-file"],
    });
    const { email } = values;
    const asked = rest.join(" ");
    if ((asked !== "init" && asked !== "reset") || email === undefined) {
      throw new UsageError({
        en: "Say bole accounts init --email you@example.com, or bole accounts reset --email them@example.com",
        zh: "请使用 bole accounts init --email you@example.com 或 bole accounts reset --email them@example.com",
      });
    }
    const passwordFile = values["password-file"];
    if (asked === "reset") {
      const { resetSession } = await import("../accounts/reset-session.ts");
      const withoutSecondFactor = flags.has("without-second-factor");
      return resetSession({ email, passwordFile, withoutSecondFactor }, io);
    }
    const { initSession } = await import("../accounts/init-session.ts");
    const { name = email, organisation = "Bole" } = values;
    return initSession({ email, name, organisation, passwordFile }, io);
  },
};
