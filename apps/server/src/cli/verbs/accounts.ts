import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const accountsVerb: Verb = {
  name: "accounts",
  summary: {
    en: "Set up accounts: your workspace becomes the first organisation",
    zh: "启用账号：你的工作区成为第一个组织",
  },
  usage: "init --email ADDRESS [--name NAME] [--organisation NAME] [--password-file FILE]",
  details: [
    ["--email ADDRESS", { en: "what you sign in with", zh: "登录用的邮箱" }],
    ["--name NAME", { en: "what you are called", zh: "你的姓名" }],
    ["--organisation NAME", { en: "what your organisation is called", zh: "组织名称" }],
    [
      "--password-file FILE",
      {
        en: "its first line is your password; without it, one is made and shown",
        zh: "第一行为你的密码；不指定时自动生成并显示",
      },
    ],
  ],
  async run(args, io) {
    const { values, rest } = parseOptions(args, {
      flags: [],
      values: ["email", "name", "organisation", "password-file"],
    });
    const { email } = values;
    if (rest.join(" ") !== "init" || email === undefined) {
      throw new UsageError({
        en: "Say bole accounts init --email you@example.com",
        zh: "请使用 bole accounts init --email you@example.com",
      });
    }
    const { initSession } = await import("../accounts/init-session.ts");
    const { name = email, organisation = "Bole" } = values;
    return initSession({ email, name, organisation, passwordFile: values["password-file"] }, io);
  },
};
