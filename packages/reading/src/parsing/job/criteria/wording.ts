/** Words that tell what a sentence of an advertisement is about. All in folded text. */

/** Speaks of something that is wanted, not needed. */
export const NICE =
  /优先|加分|更佳|尤佳|为佳|者佳|更好$|锦上添花|\b(?:prefer(?:red|ably|ence|s)?|optional(?:ly)?|nice[- ]to[- ]have|good[- ]to[- ]have|(?:is |are |as |be |considered )?an? (?:big |huge |strong |definite |added |real |distinct |major )?(?:plus|bonus|advantage|asset)|a plus|bonus(?: points)?|desirable|desired|advantageous|ideally|beneficial|would be (?:great|nice|helpful|good|ideal)|helpful|not required(?: but)?)\b/i;

/** Speaks of what somebody has to have or be. */
export const REQUIREMENT =
  /熟悉|熟练|精通|掌握|了解|具备|具有|拥有|经验|经历|能力|本科|硕士|博士|大专|学历|专业|毕业|擅长|善于|良好|优秀|扎实|较强|热爱|热情|意识|责任心|抗压|证书|资格证|健康证|驾照|驾驶证|周岁|持有|优先|加分|年以上|能够|愿意|适应|\b(?:experienced?|years?|proficien\w+|knowledge|familiar\w*|ability|able to|degree|bachelor\w*|master'?s|ph\.?d|diploma|fluen\w+|understanding|skills?|skilled|expertise|expert|must|required?|track record|background|comfortable|certifi\w+|licen[sc]e\w*|capab\w+|passion\w*|self-?starter|team player|eligible|willing\w*|native|working proficiency|hands-on|competen\w+|mindset|attention to detail|preferred|a plus|you (?:have|are|know|love|enjoy|speak))\b/i;

/** Of those, what is hardly ever said about anything else: enough among duties. */
export const STRONG_REQUIREMENT =
  /^(?:熟悉|熟练|精通|掌握|了解|具备|具有|本科|大专|硕士|博士|统招|全日制|有.{0,20}经验|.{0,8}年以上|.{0,12}学历|.{0,16}专业(?:优先|毕业|背景)|良好的|较强的|优秀的|持有)|优先[。;]?$|\b(?:\d+\s*\+?\s*(?:-|–|to)?\s*\d*\s*\+?\s*(?:years|yrs)|must have|is required|are required|is a must|degree in|fluent in|preferred|is a plus|nice to have|proficien\w+ (?:in|with)|experience (?:with|in|of|as) .{3,80}(?:required|preferred))\b|^(?:experience (?:with|in)|knowledge of|familiarity with|proficien\w+|strong (?:knowledge|understanding|experience)|bachelor|master|ph\.?d)\b/i;

/** Laws, promises and formalities: never something to measure anybody by. */
export const FORMALITY =
  /\b(?:equal[- ](?:employment[- ])?opportunit\w+|eeo|without regard to|regardless of (?:race|gender|age|colou?r|your)|race, colou?r|(?:sexual )?orientation,|gender identity|protected (?:veteran|characteristic|class|status)|reasonable accommodations?|affirmative action|e-verify|all qualified applicants|applicants? will be considered|criminal (?:record|histor)\w*|arrest and conviction|privacy (?:policy|notice)|salary range for|pay range|we (?:do not|don't) discriminate|celebrate diversity|diverse and inclusive|we (?:welcome|encourage) (?:applications|applicants|candidates|people|everyone|women|you to apply)|recruit(?:ment|ing) (?:agenc|scam|fraud)\w*|no agencies|unsolicited (?:resumes|cvs)|don't meet (?:all|every|100)|even if you don't|check every box)\b|平等就业|机会均等|不因.{0,12}歧视|不收取任何费用|谨防诈骗|最终解释权/i;

/** What the employer gives. */
export const BENEFIT =
  /(?:^|\b)(?:the |our |your |base |annual |gross )*(?:salary|compensation|pay) (?:is|range|for|will|of)\b|五险|六险|一金|公积金|社保|年假|双休|餐补|房补|车补|下午茶|零食|团建|体检|年终奖|期权|股票|十三薪|弹性(?:工作|上班|打卡)|节日(?:福利|礼)|住房补贴|包吃|包住|员工宿舍|晋升(?:空间|通道|机会)|带薪|调薪|不打卡|\b(?:401\s?\(?k\)?|health (?:insurance|care|coverage)|medical,? dental|dental|paid (?:time off|leave|vacation|holidays?|parental)|pto|parental leave|maternity|vacation days|days? (?:of )?(?:vacation|holiday|annual leave)|stock options|equity (?:package|grant)?|rsus?|gym (?:membership)?|free (?:lunch|snacks|food|coffee)|wellness|pension|learning (?:budget|stipend)|home office (?:budget|stipend)|bonus (?:scheme|plan|program)|annual bonus|competitive (?:salary|pay|compensation)|flexible (?:hours|working|schedule)|relocation (?:support|package|assistance)|visa sponsorship|company (?:car|laptop)|commuter|sign-?on bonus)\b/i;

/** How somebody applies, and whom they write to. */
export const APPLYING =
  /投递|了解更多|此处了解|点击|https?:\/\/|简历发|发送简历|请将简历|联系(?:人|电话|方式|我)|微信|邮箱|@[\w-]+\.\w|\b(?:send (?:us )?(?:your|a) (?:cv|resume|résumé)|apply (?:now|today|here|via|by|at|through)|to apply|click|submit your|cover letter|we look forward|interview process|dm me|email us)\b/i;
