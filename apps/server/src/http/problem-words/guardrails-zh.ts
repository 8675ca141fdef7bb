import type { guardrailErrors } from "@bole/guardrails/errors";
import type { WordsOf } from "./words.ts";

export const guardrailsWordsZh: WordsOf<typeof guardrailErrors.table> = {
  "guardrail-blocked": {
    title: "护栏阻止了这次操作。",
    remedy: "查看判定，修改文本或操作，或向所有者了解策略。",
  },
  "guardrail-policy-conflict": {
    title: "护栏策略在此期间被他人修改。",
    remedy: "读取当前版本，重新修改，并附上它的版本号。",
  },
  "guardrail-policy-invalid": {
    title: "护栏策略不成立，原来的策略继续有效。",
    remedy: "逐条更正列出的问题；路径指明位置。",
  },
  "guardrail-policy-unknown": {
    title: "没有这个版本的护栏策略。",
    remedy: "请从策略历史中选择一个版本。",
  },
  "guardrail-request-invalid": {
    title: "护栏无法读懂这个请求。",
    remedy: "逐条更正列出的问题；路径指明位置。",
  },
  "guardrail-reservation-closed": {
    title: "这个额度预留已经提交或释放。",
    remedy: "再次尝试时请重新预留。",
  },
  "guardrail-reservation-unknown": {
    title: "没有以这个编号预留的额度。",
    remedy: "先预留，再使用当时得到的编号。",
  },
  "vault-locked": {
    title: "没有用来加锁的密钥，无法保管个人信息。",
    remedy: "给护栏设置至少 16 个字符的 `secret`。",
  },
  "vault-not-owner": {
    title: "只有这次运行的所有者可以看到被遮盖的内容。",
    remedy: "请联系运行的所有者，或使用遮盖后的文本。",
  },
  "vault-unreadable": { title: "保管的内容无法解锁。", remedy: "请用当初加锁时的密钥启动。" },
};
