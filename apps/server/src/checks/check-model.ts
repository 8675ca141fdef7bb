import {
  type Culprit,
  type ModelEndpoint,
  type ModelFault,
  modelLabel,
  testConnection,
} from "@bole/models/choice";
import type { Config } from "../config/load-config.ts";
import type { Text } from "../http/contract/text.ts";
import { failed, off, ok, type RunCheck, warning } from "./check-context.ts";

const WORDS: Readonly<Record<Culprit, { readonly what: Text; readonly remedy: Text }>> = {
  name: {
    what: { en: "the name is unknown to the provider", zh: "提供方没有这个模型名" },
    remedy: { en: "Correct the name in BOLE_MODEL.", zh: "请更正 BOLE_MODEL 中的模型名。" },
  },
  key: {
    what: { en: "the key is refused", zh: "密钥被拒绝" },
    remedy: {
      en: "Set BOLE_MODEL_KEY to a valid key of this provider.",
      zh: "请把 BOLE_MODEL_KEY 设为该提供方的有效密钥。",
    },
  },
  address: {
    what: { en: "the address is wrong or nothing listens there", zh: "地址有误或无服务监听" },
    remedy: {
      en: "Start the model server, or correct BOLE_MODEL_URL; it usually ends in /v1.",
      zh: "请启动模型服务，或更正 BOLE_MODEL_URL；它通常以 /v1 结尾。",
    },
  },
  quota: {
    what: { en: "the quota is used up", zh: "额度已用完" },
    remedy: {
      en: "Top up the account at the provider, or wait until the limit is lifted.",
      zh: "请在提供方充值，或等待限额恢复。",
    },
  },
  network: {
    what: { en: "the network does not let us through", zh: "网络不通" },
    remedy: {
      en: "Check the connection, the proxy and the firewall.",
      zh: "请检查网络连接、代理和防火墙。",
    },
  },
  provider: {
    what: { en: "the provider has a failure", zh: "提供方出现故障" },
    remedy: { en: "Try again later.", zh: "请稍后再试。" },
  },
};

export const checkModel: RunCheck = async ({ config, timeoutMs }) => {
  const models = allModels(config);
  if (models.length === 0) {
    return off("model", {
      en: "Not configured (BOLE_MODEL)",
      zh: "未配置（BOLE_MODEL）",
    });
  }
  const answers = await Promise.all(
    models.map(async (model) => ({ model, fault: await testConnection(model, timeoutMs) })),
  );
  const broken = answers.flatMap(({ model, fault }) => (fault ? [{ model, fault }] : []));
  const [first] = broken;
  if (first === undefined) {
    const names = models.map(modelLabel).join(", ");
    return ok("model", { en: `${names} answers`, zh: `${names} 有响应` });
  }
  // A chain with one working model still works, only with less to fall back on.
  const judge = broken.length < models.length ? warning : failed;
  return judge("model", summarise(broken), WORDS[first.fault.culprit].remedy);
};

/** Those of single tasks, too; each once. */
function allModels({ models, taskModels }: Pick<Config, "models" | "taskModels">): ModelEndpoint[] {
  const all = [...models, ...Object.values(taskModels).flat()];
  return [...new Map(all.map((model) => [modelLabel(model), model])).values()];
}

function summarise(broken: readonly { model: ModelEndpoint; fault: ModelFault }[]): Text {
  const line = (language: keyof Text) =>
    broken
      .map(
        ({ model, fault }) =>
          `${modelLabel(model)}: ${WORDS[fault.culprit].what[language]} (${fault.said})`,
      )
      .join("; ");
  return { en: line("en"), zh: line("zh") };
}
