/** Words around an ambiguous name that show that it is meant as a skill. */

/** 熟悉 Go, 编程语言：C */
export const CHINESE_BEFORE =
  /(?:熟悉|熟练|熟知|精通|掌握|了解|擅长|使用|运用|应用|采用|利用|基于|通过|会|用|懂|写|学习|学过|自学|操作|语言|框架|工具|软件|技能|技术栈|技术|数据库|平台|引擎|系统|如|包括|包含|主修)(?:了|过|使用|运用|掌握|操作|编写)?[\s:：（(「“"【]*$/;

/** Go 语言, Excel 函数 */
export const CHINESE_AFTER =
  /^\s*(?:语言|编程|开发|程序|工程师|框架|脚本|代码|软件|函数|公式|透视表|表格|文档|图表|技术|工具|数据库|引擎|生态|技能|排版|修图|建模|微服务|全家桶|源码|前端|后端|服务端|全栈|组件|项目|经验)/;

/** using Go, proficiency in R, Skills: C */
export const ENGLISH_BEFORE =
  /(?:\b(?:using|with|in|of|via|knows?|knowing|learn(?:ing|ed|t)?|stack|skills?|languages?|tools?|frameworks?|software|programming|scripting|coding|databases?|technologies|including|include|microsoft|ms|adobe|apache|google|amazon|like|as)|e\.g\.)[\s:：("]*$/i;

/** R programming, Excel formulas */
export const ENGLISH_AFTER =
  /^\s+(?:languages?|programming|programmers?|developers?|development|engineers?|scripts?|scripting|code|codebase|frameworks?|services?|microservices|applications?|apps?|backend|templates?|plugins?|formulas?|pivot|macros?|vba|spreadsheets?|documents?|models?|modell?ing|packages?|library|cluster|jobs?|streaming|sql|tests?|testing|suite|database)\b/i;

/** What stands between two items of a list. */
export const BETWEEN_ITEMS =
  /^[\s、，,;；/\\|+&·•●▪◦○■*~()（）【】[\]<>《》:：\-–—]*(?:\b(?:and|or|plus)\b|和|与|及|或|以及|还有)?[\s、，,("（《]*$/i;

/** Signs that make a list, where a mere space may stand between two words of a sentence. */
export const LIST_SIGN = /[、，,;；/|+&·•●▪\n和与及或]|\band\b|\bor\b/i;

/** Spring 2019 is a season. */
export const YEAR_AFTER = /^\s*(?:of\s+)?['’]?(?:19|20)\d\d/;

/** Whether an item of a list ends here: "C 端用户" and "Go further" go on. */
export const ENDS_THERE =
  /^\s*?(?:$|\n|\s*(?:[^\p{L}\p{N}\s]|的|和|与|及|或|等|以及|进行|做|编写|实现|完成|制作|处理|(?:and|or|for|to|including)\b))/u;
