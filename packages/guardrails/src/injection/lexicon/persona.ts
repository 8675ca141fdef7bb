/** Words of "be somebody else", and of what that somebody is free of. */
import { terms } from "./terms.ts";

export const persona = {
  /** Gives the model a role. Said of people, it is everyday language. */
  role: terms(
    "act as | acting as | pretend to be | pretend you | pretend that you | pretending to be | pretend like | roleplay | role play | roleplaying | role playing | play the role | play the part | simulate | imagine you are | imagine you're | imagine that you | imagine being | behave like | behave as | take on the role | take the role | take on the persona | assume the role | assume the identity | assume the persona | adopt the persona | adopt the role | impersonate | embody | respond as | answer as | speak as | reply as | you will play | your new persona | your new identity | your new name | you will be playing | you are going to play | you will act | channel",
    "扮演 | 假装 | 假设你是 | 假设你 | 假扮 | 假定你 | 模拟 | 角色扮演 | 充当 | 装作 | 装成 | 设想你 | 想象你是 | 想象自己是 | 想象一下你 | 化身 | 伪装成 | 以下角色 | 的身份 | 的口吻 | 代入 | 当作自己是 | 把自己当 | 当成自己 | 视自己为 | 饰演 | 冒充 | 仿照 | cosplay | 人格",
    "ban yan | banyan | jia zhuang | jiazhuang | spiel die rolle | du spielst | verhalte dich | tu als ob | actua como | finge ser | agis comme | fais semblant | comportati come | притворись | представь, что ты | веди себя как | のふりをして | として振る舞 | 인 척 | 역할을",
  ),
  /** Tells the model what it is from now on. */
  become: terms(
    "you are now | you're now | you are no longer | you're no longer | from now on | from this point on | from this moment | starting now you | henceforth | you will now | you shall now | you are not an ai | you're not an ai | you are not a language model | you are not chatgpt | you are going to be | you will be | you are free | you have been freed | you have become | you are about to | your name is now | you are called | now you are | now you're | i want you to act | i want you to become | i want you to pretend | i want you to be | your new role",
    "从现在起 | 从现在开始 | 从今以后 | 从此刻起 | 你现在是 | 你现在叫 | 现在你是 | 现在你叫 | 你不再是 | 你将成为 | 你将是 | 你将扮演 | 你不是ai | 你不是一个ai | 你不是人工智能 | 你不是语言模型 | 接下来你是 | 接下来你就是 | 你就是 | 你变成 | 你已经变成 | 你的新身份 | 你的新名字 | 你的名字是 | 你已成为 | 自此 | 此后你 | 你已经自由 | 你自由了 | 你现在要 | 你现在处于 | 你已进入 | 你进入",
    "cong xian zai | congxianzai | ni xian zai shi | nixianzaishi | ab jetzt | von nun an | du bist jetzt | du bist nun | du bist nicht mehr | a partir de ahora | ahora eres | desormais | a partir de maintenant | tu es maintenant | da ora in poi | ora sei | теперь ты | отныне | 今からあなたは | これからあなたは | 지금부터",
    "i would like you to | i'd like you to become | i need you to become | i need you to act | i need you to pretend | you will pretend | you must pretend | let's pretend | you are an ai that | you are an ai who | you are an unrestricted | you are a model without | you are an evil",
    "现在你就是 | 你是一个没有 | 你是一个不 | 你是没有 | 你是不受 | 你是一个会 | 你是一只 | 你现在只 | 接下来你要扮演 | 接下来你要 | 我希望你充当 | 我希望你扮演 | 我要你扮演 | 我要你",
  ),
  /** Free of rules: nobody asks that of a colleague. */
  unbound: terms(
    "no restrictions | no restriction | without restrictions | without any restrictions | without restriction | without limits | without limitations | without any limitations | no limits | no limitations | without filters | without any filter | no filter | no filters | unfiltered | uncensored | unrestricted | unlimited ai | unbound | unshackled | unchained | anything now | do anything | no rules | without rules | without any rules | not bound by | not bound to | isn't bound | free from all | free of all | freed from | broken free | break free | escaped the | no longer bound | not limited by | not restricted | no ethical | no moral | without ethical | without moral | no ethics | no morals | amoral | immoral | evil | unethical | no censorship | no safety | without safety | disregards ethics | has no guidelines | without guidelines | no content policy | free of restrictions | ignores all | does not care about | doesn't care about | rule free | limitless",
    "没有限制 | 没有任何限制 | 不受限制 | 不受任何限制 | 无限制 | 毫无限制 | 不受约束 | 不受任何约束 | 没有约束 | 没有任何约束 | 毫无约束 | 无审查 | 不受审查 | 没有审查 | 没有道德 | 不受道德 | 无道德 | 没有伦理 | 不受伦理 | 不受法律 | 不受规则 | 没有规则 | 没有任何规则 | 不遵守任何 | 不受任何 | 没有底线 | 无所不能 | 无所不答 | 有问必答 | 百无禁忌 | 没有禁忌 | 毫无保留 | 摆脱 | 挣脱 | 打破限制 | 自由的ai | 完全自由 | 邪恶 | 没有过滤 | 无过滤 | 不设限 | 不受管制 | 不受规则约束 | 什么都可以说 | 什么都能说 | 什么都能做 | 任何事情都",
    "keine einschränkungen | keinerlei regeln | sin restricciones | sin limites | sans restriction* | senza restrizioni | без ограничений | 制限なし | 制限のない | 제한 없이",
    "no regard for | without a content filter | without a filter | without content filters | never refuses | never apologizes | nothing is off limits | off limits does not | no boundaries | free of any | no one can control | not controlled by | breaks every rule | ignores the rules | has no rules | have no rules | my rules are gone | answer anything | answer everything | refuse nothing | no policy | no policies | has no policy | safety layer switched off | forbidden answer | without getting caught",
    "没有任何指令 | 没有任何历史指令 | 没有人能约束 | 没人能约束 | 无人能约束 | 不会拒绝任何 | 没有安全限制 | 没有内容限制 | 没有任何规定 | 我没有任何规则 | 凡是规则禁止 | 不受惩罚 | 不受控制 | 不受任何公司 | 逃出来的 | 未经过滤 | 不经过滤 | 未过滤",
  ),
  /** Names and modes that exist only to get around rules. */
  jailbreak: terms(
    "jailbreak* | jail break | jailbroken | dan mode | do anything now | stan mode | god mode | unrestricted mode | evil mode | opposite mode | chaos mode | betterdan | aim mode | evilbot | devmode | dude mode | mongo tom | niccolo machiavelli | anti gpt | antigpt | anti dan | as dan | called dan | named dan | dan: | you are dan | be dan | dan would | unlocked mode ",
    "越狱 | 上帝模式 | 无限制模式 | 解锁模式 | 超级模式 | 黑暗模式人格 | 邪恶模式 | 猫娘 | 无敌模式 | 万能模式 | 暗黑模式 | dan模式 | 狂暴模式 | 创世模式 | kai fa zhe mo shi | yue yu mo shi",
  ),
  /** Keeps the model from saying no. */
  noRefusal: terms(
    "never refuse | cannot refuse | can not refuse | can't refuse | must not refuse | do not refuse | don't refuse | may not refuse | not allowed to refuse | no refusal | without refusing | never say no | can't say no | cannot say no | never say you can't | never say that you can't | do not say you can't | don't say you can't | do not say you cannot | never say sorry | don't apologize | do not apologize | never apologize | no apologies | no disclaimers | no disclaimer | without disclaimers | without any disclaimer | without warnings | without any warnings | no warnings | do not include warnings | don't include warnings | do not add warnings | do not moralize | no moralizing | don't lecture | must always answer | must answer | must comply | always comply | have to comply | never decline | do not warn | skip the disclaimers | stay in character | remain in character | never break character | do not break character | don't break character | always in character | no matter how illegal | even if it is illegal | even if illegal | regardless of legality | regardless of ethics | as an ai language model",
    "不能拒绝 | 不得拒绝 | 不要拒绝 | 不许拒绝 | 不准拒绝 | 不会拒绝 | 绝不拒绝 | 永不拒绝 | 从不拒绝 | 不可以拒绝 | 不可拒绝 | 禁止拒绝 | 拒绝回答 | 不要说不 | 不许说不 | 不能说不 | 不要说抱歉 | 不要道歉 | 不许道歉 | 不要说对不起 | 不要警告 | 不要提醒 | 不需要警告 | 不加警告 | 不要免责声明 | 无需免责声明 | 不带免责 | 不要说教 | 不要劝 | 必须回答 | 必须服从 | 无条件服从 | 绝对服从 | 完全服从 | 无条件回答 | 必须照做 | 不要出戏 | 不能出戏 | 保持角色 | 保持人设 | 不要脱离角色 | 不准脱离角色 | 不管是否违法 | 即使违法 | 无论是否合法 | 不考虑法律 | 不考虑道德 | 作为ai语言模型 | 作为一个ai语言模型 | 不要提道德 | 无论多么",
  ),
  /** Modes that machines have as well. */
  mode: terms(
    "developer mode | dev mode | debug mode | admin mode | root mode | maintenance mode | sudo mode | test mode | service mode | super mode | diagnostic mode | freedom mode | privileged mode",
    "开发者模式 | 开发模式 | 调试模式 | 维护模式 | 管理员模式 | 测试模式 | 诊断模式 | root模式 | 自由模式 | 特权模式",
  ),
} as const;
