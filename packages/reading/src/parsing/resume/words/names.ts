/** Names of people: Chinese ones by their surname, others by their shape. */

const SURNAMES =
  "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝";
const COMPOUND = "欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|宇文|长孙|端木|南宫";
const ZH = new RegExp(
  `^(?:(?:${COMPOUND})[\\u4e00-\\u9fff]{1,2}|[${SURNAMES}][\\u4e00-\\u9fff]{1,2})$`,
);
const ZH_NOT =
  /(?:简历|工程|经理|设计|大学|公司|教育|项目|信息|方式|地址|电话|邮箱|男|女|岁|汉族|党员|团员|市|省|区|县|未婚|已婚|本科|硕士|应届|在职|离职|岗|师|员|高级|产品|运营)$|^(?:高级|高等|高中|文化|文员|时间|任职|项目|成都|金融|安全|关于|包装|方向|管理|全栈|应聘|应届|简历|简介|广州|温州|常州|连云|关键|游戏|成绩|程序|万科|华为|单位|和|于|马上|石家庄|江苏|江西|安徽|宁波|宁夏|贵阳|乔布斯简历)/;

export function isChineseName(text: string): boolean {
  const bare = text.replace(/\s+/g, "");
  return ZH.test(bare) && !ZH_NOT.test(bare);
}

const WORD =
  "(?:\\p{Lu}[\\p{L}'’]*(?:-\\p{Lu}?[\\p{L}'’]+)*\\.?|(?:de|da|van|von|der|den|del|della|di|bin|ibn|al|el|la|le|dos|das|du|ter|ten|y)|\\p{Lu}\\.)";
const LATIN = new RegExp(`^${WORD}(?:\\s+${WORD}){1,4}$`, "u");
/** Letters of degrees and of professional bodies. */
const SUFFIX =
  /(?:,?\s+(?:Jr|Sr|II|III|IV|Ph\.?D|M\.?D|MBA|CPA|PMP|RN|BSN|MSN|PE|Esq|CFA|M\.?S|MSc|BSc)\.?|,\s*(?:\p{Lu}{2,6}|\p{Lu}[\p{L}.]{1,4}\p{Lu})(?:-\p{Lu}+)?)+$/u;
const NOT_A_NAME =
  /(?<!\p{L})(?:resume|résumé|curriculum|vitae|cv|profile|summary|contact|engineer|developer|manager|designer|analyst|consultant|university|college|school|institute|experience|education|skills|street|avenue|road|inc|llc|ltd|page|phone|email|address|software|data|marketing|sales|project|product|senior|junior|lead|teacher|nurse|director|officer|specialist|assistant|student|intern|accountant|science|computer|business|management|administration|personal|information|details|objective|references|linkedin|github|professional|career|about|languages|and|of|the|for|in|with|at)(?!\p{L})/iu;

/** The name's length without letters behind it, such as "PhD"; 0 if it is no name. */
export function latinNameLength(text: string): number {
  const bare = text.replace(SUFFIX, "").trim();
  if (bare.length > 45 || bare.length < 4 || NOT_A_NAME.test(bare) || /\d/.test(bare)) return 0;
  return LATIN.test(bare) ? bare.length : 0;
}
