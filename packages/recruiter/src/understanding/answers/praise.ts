/** What is only said in praise: it goes well with a yes, and is none. */
import { CHANGE, KEEP, LATER, REMOVE } from "./change-words.ts";

export function isPraise(clause: string): boolean {
  return PRAISE.test(clause) && !MORE.test(clause) && !CHANGING.some((one) => one.test(clause));
}

const PRAISE =
  /^[^,，。]{0,16}(?:好苗子|人才|优秀|喜欢|满意|厉害|牛|棒|赞|完美|爱了|绝了|惊艳|省心|省事|清楚|清晰|详细|周到|全面|完整|自然|得体|专业|真诚|流畅|用心|贴心|漂亮|仔细|地道|放心|到位|(?:写|选|挑|排|做)得(?:真|很|挺|太|非常)?好|比我[^,，。]{0,8}(?:好|强|快))[^,，。]{0,6}$|^(?:wow|haha|哈哈+|[^,.]{0,30}\b(?:love|like|liked|brilliant|awesome|amazing|excellent|fantastic|impress\w+|impressed|nice|strong|solid|great|lovely|beautiful\w*|superb|happy|pleased|delighted|well (?:done|written)|better than|nailed it|exactly what|spot on)\b[^,.]{0,30})$/u;

/** Whatever is wished, doubted, or asked besides is no mere praise. */
const MORE =
  /[?？]|不|没|别|但|如果|要是|希望|最好|除|只|多|少|更|再|先|\b(?:not|\w+n't|but|if|would|could|should|wish|except|rather|than the|most|best|one|more|also|please)\b/u;
const CHANGING = [REMOVE, KEEP, CHANGE, LATER];
