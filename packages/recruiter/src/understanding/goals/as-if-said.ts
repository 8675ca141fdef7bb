/** What was said without what only sounds like a wish, of the same length so that places stay. */

/** Only what is wanted: no stage by its name, no boss who is impatient, nothing that a mail is to say. */
export function asIfSaid(cues: string): string {
  const blank = (whole: string) => " ".repeat(whole.length);
  return withoutLetters(cues)
    .replaceAll(ASKED_BY_MAIL, (said) => said.replaceAll(ASKING, blank))
    .replaceAll(STAGE_NAMED, blank)
    .replaceAll(URGED, blank)
    .replaceAll(WRITTEN_TO_MEET, (_, mail: string, rest: string) => mail + blank(rest));
}

const STAGE_NAMED =
  /(?<!安排|约|组织|启动|开始)(?:筛选|初筛|面试|评审)(?=阶段|环节)|\b(?:screening|interview|review)(?= (?:stage|phase)\b)|(?<=\b(?:in|at|stuck in) )(?:screening|review)\b/gu;
/** Whoever is urged here is the recruiter, not a candidate. */
const URGED =
  /(?:老板|领导|上面|业务|客户|总监|经理|用人部门|老大|hr|boss|[张王李赵刘陈]总)(?:那边)?(?:又|一直|在|老)?(?:催|盯|追)(?:得|着|了|促)?|催(?:着|得)(?=[^,，。]{0,4}(?:人|紧|急|慌|不行))|\b(?:boss|manager|ceo|cto|client|team|hr|leadership)\b[^,.;]{0,16}\b(?:chas|nudg|bugg|push|remind|ping)(?:e|es|ed|ing|s)?\b (?:me|us)\b/gu;
/** "写信问她期望薪资是多少", "email her and ask how many weeks": they are asked, not we. */
const ASKED_BY_MAIL =
  /(?<=(?:写|发|寄|去)(?:一?封|个|条)?(?:信|邮件|消息|私信)[^,，。?？]{0,16}[,，]?\s*(?:并|顺便|去)?)(?:问|询问|了解|确认|打听)(?!我|你)(?:(?!了吗|过吗|了没)[^,，。])*|(?<=\b(?:e-?mail|write|message|mail|send|ping)\b[^.;?]{1,40})\bask(?:ing)? [^.;,?]*/gu;
const ASKING =
  /多少|几(?=[个位天年点号月])|什么时候|什么|哪(?:天|里|些|个)|何时|怎么样?|是否|吗|\bhow (?:many|much|long|often)\b/gu;
/** "写信约聊" is one mail, and no appointment yet. */
const WRITTEN_TO_MEET =
  /((?:写|发|去|寄)(?:封|个|一封)?(?:信|邮件|消息|私信))((?:去)?(?:约|邀)(?:个|着|他们|她们)?(?:聊聊?|谈谈?|一聊)(?![^,，。]{0,4}(?:面|时间)))/gu;

/** "Send them a note: we got your application": what follows the colon is what the mail says. */
function withoutLetters(cues: string): string {
  return cues.replace(
    /((?:邮件|信|消息|通知|说(?!明)|写|\b(?:e-?mail|mail|note|message|update|letter|saying)\b)[^:：。.\n→]{0,40}[:：])([^\n]{6,})$/u,
    (whole, head: string, body: string) =>
      NEXT.test(body) ? whole : head + " ".repeat(body.length),
  );
}

/** Steps may stand behind a colon, too. */
const NEXT = /然后|接着|→|、|安排|找人|搜|\b(?:then|schedule|find|source|emails?|set up)\b/u;
