/**
 * What people like in everyday words, and occupations where one does much of it. Nobody names a skill
 * when they say what they enjoy; without this a liking would say nothing.
 */
export interface Leaning {
  readonly id: string;
  readonly words: RegExp;
  readonly occupations: readonly string[];
}

const leaning = (id: string, words: RegExp, occupations: string): Leaning => ({
  id,
  words,
  occupations: occupations.split(" "),
});

export const LEANINGS: readonly Leaning[] = [
  leaning(
    "explaining",
    /讲解|讲东西|讲课|教人|教别人|教书|解释|分享知识|\b(?:explain\w*|teach\w*|train(?:ing)? (?:people|others)|mentor\w*|coach\w*)\b/i,
    "training-specialist instructional-designer technical-writer tutor-teacher vocational-teacher course-consultant",
  ),
  leaning(
    "numbers",
    /数字|数据|表格|算账|统计|数学|\b(?:numbers?|data|spreadsheets?|statistics|maths?|figures|calculat\w*)\b/i,
    "data-analyst bookkeeper business-analyst payroll-specialist market-researcher statistician",
  ),
  leaning(
    "people",
    /跟人|与人|和人|人打交道|聊天|沟通|交朋友|认识.{0,4}人|\b(?:(?:working|work|talk\w*|deal\w*) (?:with|to) people|meeting people|people person|conversation\w*)\b/i,
    "customer-success-manager recruiter event-planner sales-representative community-worker hotel-receptionist",
  ),
  leaning(
    "helping",
    /帮助?别?人|照顾|助人|关心|陪伴|\b(?:help(?:ing)? (?:people|others)|car(?:e|ing) for|looking after|support(?:ing)? people)\b/i,
    "social-worker nurse elder-care-worker psychological-counsellor community-worker career-counsellor",
  ),
  leaning(
    "children",
    /孩子|小朋友|儿童|带娃|\b(?:children|kids|toddlers)\b/i,
    "preschool-teacher childcare-worker tutor-teacher special-education-teacher sports-coach",
  ),
  leaning(
    "animals",
    /动物|宠物|猫|狗|\b(?:animals?|pets?|dogs?|cats?|horses?)\b/i,
    "veterinary-assistant pet-groomer veterinarian laboratory-animal-technician",
  ),
  leaning(
    "cooking",
    /做饭|做菜|烹饪|下厨|美食|\b(?:cook\w*|food|kitchen)\b/i,
    "chef nutrition-cook restaurant-manager baker-pastry-chef dietitian",
  ),
  leaning(
    "baking",
    /烘焙|面包|蛋糕|咖啡|调酒|\b(?:bak(?:e|ing)|bread|cakes?|coffee|cocktails?)\b/i,
    "baker-pastry-chef barista-professional bartender-professional restaurant-manager",
  ),
  leaning(
    "drawing",
    /画画|绘画|插画|手绘|美术|涂鸦|\b(?:draw\w*|paint\w*|illustrat\w*|sketch\w*|art)\b/i,
    "illustrator-artist graphic-designer game-artist art-teacher motion-designer",
  ),
  leaning(
    "design",
    /设计|装修|布置|搭配|\b(?:design\w*|decorat\w*|interiors?|styling)\b/i,
    "graphic-designer interior-designer ui-designer exhibition-designer service-designer",
  ),
  leaning(
    "writing",
    /写作|写东西|写文章|写小说|写故事|文字|\b(?:writ(?:e|ing)|stories|blog\w*|words)\b/i,
    "copywriter content-editor technical-writer scriptwriter journalist",
  ),
  leaning(
    "books",
    /看书|读书|阅读|图书馆|书店|历史|博物馆|文物|\b(?:books?|reading|librar\w*|history|museums?|archives?)\b/i,
    "librarian archivist museum-curator content-editor tour-guide",
  ),
  leaning(
    "languages",
    /外语|英语|语言|翻译|\b(?:languages?|translat\w*|foreign)\b/i,
    "translator localization-project-manager foreign-trade-specialist tour-guide tutor-teacher",
  ),
  leaning(
    "travel",
    /旅行|旅游|到处走|\b(?:travel\w*|tourism|abroad)\b/i,
    "tour-guide flight-attendant-professional hotel-manager foreign-trade-specialist",
  ),
  leaning(
    "music",
    /音乐|唱歌|乐器|吉他|钢琴|\b(?:music|sing\w*|guitar|piano|sound)\b/i,
    "musician sound-engineer event-planner tv-presenter",
  ),
  leaning(
    "pictures",
    /摄影|拍照|拍视频|剪辑|短视频|电影|\b(?:photo\w*|film\w*|videos?|camera)\b/i,
    "photographer video-editor film-director content-operator motion-designer",
  ),
  leaning(
    "games",
    /游戏|\b(?:games?|gaming)\b/i,
    "game-designer game-developer game-artist qa-engineer",
  ),
  leaning(
    "computers",
    /电脑|编程|写代码|软件|\b(?:computers?|cod(?:e|ing)|programm\w*|software)\b/i,
    "it-support-specialist frontend-engineer qa-engineer backend-engineer",
  ),
  leaning(
    "repairing",
    /修理|维修|修东西|修车|拆装|动手|手工活|\b(?:fix\w*|repair\w*|tinker\w*|with my hands|machines?|cars?|bikes?|engines?)\b/i,
    "maintenance-technician auto-mechanic electrician hvac-technician cnc-machinist",
  ),
  leaning(
    "building",
    /木工|木头|盖房|建筑|搭建|\b(?:wood\w*|carpentry|build(?:ing)? things|houses|architecture)\b/i,
    "carpenter architect construction-manager interior-designer",
  ),
  leaning(
    "outdoors",
    /户外|大自然|自然|种花|种菜|植物|园艺|花草|爬山|\b(?:outdoors?|outside|nature|garden\w*|plants?|flowers?|farm\w*)\b/i,
    "gardener landscape-designer agricultural-technician agronomist surveyor",
  ),
  leaning(
    "sport",
    /运动|健身|跑步|篮球|足球|瑜伽|\b(?:sports?|fitness|gym|running|football|yoga)\b/i,
    "fitness-trainer sports-coach physiotherapist event-planner",
  ),
  leaning(
    "beauty",
    /化妆|美容|美发|穿搭|时尚|\b(?:make-?up|beauty|hair|fashion|clothes)\b/i,
    "beautician hairdresser fashion-designer buyer-merchandiser",
  ),
  leaning(
    "organising",
    /组织|安排|整理|收纳|策划|统筹|\b(?:organi[sz]\w*|planning|tidy\w*|coordinat\w*|events?)\b/i,
    "event-planner administrative-assistant executive-assistant logistics-coordinator it-project-manager",
  ),
  leaning(
    "selling",
    /销售|谈判|说服|做生意|\b(?:sell\w*|negotiat\w*|persuad\w*|business)\b/i,
    "sales-representative business-development-manager ecommerce-operator startup-founder",
  ),
  leaning(
    "science",
    /实验|科学|化学|生物|\b(?:science|experiments?|chemistry|biology|lab)\b/i,
    "medical-laboratory-technician chemist research-scientist food-technologist environmental-engineer",
  ),
  leaning(
    "environment",
    /环保|环境|可持续|气候|\b(?:environment\w*|sustainab\w*|climate)\b/i,
    "sustainability-specialist environmental-engineer energy-engineer nonprofit-project-officer",
  ),
  leaning(
    "justice",
    /公平|正义|法律|维权|\b(?:justice|law|rights|fairness)\b/i,
    "paralegal mediator social-worker compliance-officer lawyer",
  ),
];

export const leaningsOf = (words: string): Leaning[] =>
  LEANINGS.filter((one) => one.words.test(words));

export const occupationsFor = (leaning: string): readonly string[] =>
  LEANINGS.find(({ id }) => id === leaning)?.occupations ?? [];
