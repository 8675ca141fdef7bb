/** Whether words that were read as a name can be one: a story told in passing must not become an entry. */

const NO_NAME =
  /我|你|在职|离职|您|他|她|它|那段|这段|时间|的时候|觉得|过得|因为|所以|但是|虽然|很|挺|非常|特别|真的|一直|已经|开心|难过|感觉|天天|每天|什么|怎么|加班|面试|吃饭|朋友|同学(?!会)|老板|(?<![a-z])(?:i|we|he|she|they|because|but|really|very|was|were|had|graduated|loved|hated|enjoyed|great|fun|my|everyone|everything)(?![a-z])/;

export const isPlausibleName = (text: string): boolean =>
  text.length <= 40 && !NO_NAME.test(text.toLowerCase());
