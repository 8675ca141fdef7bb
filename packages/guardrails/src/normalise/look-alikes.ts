/** Letters of other scripts that are drawn like Latin ones, and the Chinese variants we compare. */

const PAIRS: Readonly<Record<string, string>> = {
  a: "аɑαᴀ⍺",
  b: "ЬвɓʙᏏ",
  c: "сϲᴄⅽҫ",
  d: "ԁɗᴅԃ",
  e: "еҽɛᴇєεℯ",
  f: "ғƒϝ",
  g: "ɡԍɢց",
  h: "һհʜн",
  i: "іɩιıɪӏἱ",
  j: "јʝᴊ",
  k: "кκᴋҝ",
  l: "ⅼʟłɭ",
  m: "мᴍⅿɱ",
  n: "пոռɴη",
  o: "оοօᴏσөø",
  p: "рρᴘƿ",
  q: "ԛգ",
  r: "гᴦʀɾ",
  s: "ѕꜱʂ",
  t: "тτᴛţ",
  u: "υսᴜцʋ",
  v: "ѵνᴠ",
  w: "ԝѡᴡшω",
  x: "хχ×",
  y: "уγүʏყ",
  z: "ᴢʐ",
};

export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(PAIRS).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [other.toLowerCase(), latin]),
  ),
);

// Traditional forms of the characters that the lexicons are written with, pair by pair.
const TRADITIONAL =
  "無无視视記记棄弃覆覆蓋盖從从現现開开始始內内規规則则設设統统詞词語语請请説说說说話话讓让給给複复復复" +
  "輸输顯显樣样應应當当僅仅為为這这個个簡简歷历選选評评滿满錄录過过傳传發发網网頁页連连結结圖图戶户據据" +
  "對对號号碼码權权員员級级試试測测維维護护擬拟實实際际題题種种類类絕绝審审查查製制轉转換换務务進进執执" +
  "隱隐藏藏檔档關关閉闭閱阅讀读優优對对後后來来經经驗验機机學学務务單单雙双貼贴處处係系點点條条將将" +
  "還还頭头尾尾總总響响聽听見见寫写強强薦荐聯联絡络電电郵邮資资訊讯線线紅红藍蓝綠绿標标準准該该確确認认" +
  "絲丝毫毫產产廠厂專专業业報报導导團团隊队議议論论誰谁講讲訴诉謝谢課课調调詳详誠诚誌志歲岁齡龄婚婚歡欢" +
  "爲为於于麼么們们臺台灣湾國国愛爱親亲歸归屬属舊旧儘尽盡尽麗丽髒脏遊游戲戏劇剧擊击殺杀彈弹藥药毀毁騙骗賭赌";

export const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: TRADITIONAL.length / 2 }, (_, index): [string, string] => [
    TRADITIONAL.charAt(index * 2),
    TRADITIONAL.charAt(index * 2 + 1),
  ]),
);
