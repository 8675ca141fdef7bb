/** How sure somebody is, why they want it, and what binds them: the words that say so. */
import { clausesOf } from "./quoted.ts";

export type Tone = "doubt" | "question" | "choice" | "decision" | "motive" | "constraint" | "weary";

export interface ToneMark {
  readonly tone: Tone;
  readonly quote: string;
}

const TONES: readonly Tone[] = [
  "doubt",
  "question",
  "choice",
  "decision",
  "motive",
  "constraint",
  "weary",
];

const MARKS: Readonly<Record<Tone, RegExp>> = {
  doubt:
    /迷茫|不知道|不确定|没想好|没有?方向|没(?:什么)?概念|纠结|犹豫|怎么办|随便|有点想|也许|可能想|又怕|不敢|什么都|看看(?:有什么|还有|别的)|出路|担心|还能不能|还没(?:想|决定|考虑)|想知道(?:还)?有|\b(?:not sure|unsure|no idea|don't know|do not know|no clue|confused|lost|stuck|maybe|perhaps|might|torn|changing my mind|no plan|not certain|wonder(?:ing)?|open to anything|something (?:creative|meaningful|different|else|with|new)|anything (?:but|else)|would be nice|looking for something|think about a change|thinking about)\b/gi,
  question:
    /适合(?:做|我)?什么|适不适合|适合(?:我)?吗|你觉得|该不该|要不要|能不能(?:行|转|做)|哪些(?:路|工作|职业|方向)|(?:还能|可以|能)做什么|[\p{Script=Han}](?:吗|呢)[?？]|\b(?:should i|could i|can i|would i|what (?:careers?|jobs?|can|could|else|should|would|next)|which (?:careers?|jobs?|one)|where could|do you think|is it (?:realistic|possible|worth)|what suits)\b/giu,
  choice:
    /还是|二选一|选哪个|之间|\beither\b|\bor (?:rather|maybe|perhaps|something|stay|becoming|to|teaching|should)\b|\bbetween\b.+\band\b/gi,
  decision:
    /决定|想清楚|目标是|已经报|报名|打算|准备(?:参加|考|转)|计划|我要(?!不要)|一定要|要(?:转行|成为|当)|(?:\b(?:decided|my goal|my target|my plan|going to|i will|i'm set|committed|enrolled|signed up|start an)\b)/gi,
  motive:
    /因为|喜欢|热爱|兴趣|为了|\b(?:because|enjoy|love|passionate|i like|so that|fascinated)\b/gi,
  constraint:
    /孩子|家里|房贷|预算|学历|白天上班|晚上学|兼职|全职妈妈|身体|\b(?:kids|children|family|mortgage|budget|no degree|part[- ]time|visa|evenings?|weekends?|full[- ]time job)\b/gi,
  weary:
    /倦怠|厌倦|做腻|干腻|腻了|太累|心累|干不动|做不动|没意思|看不到希望|没前途|不想再|换个?(?:行业|方向)|\b(?:burn(?:t|ed)[- ]?out|tired of|sick of|fed up|bored (?:with|by|of|in)|exhausted|worn out|dead[- ]end|leave (?:teaching|nursing|my field))\b/gi,
};

/** A bare 喜欢 says nothing to a reader; what is liked does. */
const IN_CLAUSE: readonly Tone[] = ["motive", "constraint", "weary"];
const LONGEST_QUOTE = 160;

export function readTone(text: string): ToneMark[] {
  const clauses = clausesOf(text);
  return TONES.flatMap((tone) =>
    [...text.matchAll(MARKS[tone])].map(({ index, 0: word }) => {
      const clause = clauses.findLast(({ start }) => start <= index)?.text.trim() ?? word;
      const whole = IN_CLAUSE.includes(tone) && clause.length <= LONGEST_QUOTE;
      return { tone, quote: whole ? clause : word };
    }),
  );
}
