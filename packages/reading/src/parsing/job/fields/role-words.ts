/** Words that names of jobs are made of, and those that names of employers end with. */
export const ROLE =
  /(?:工程师|开发|前端|后端|全栈|客户端|经理|主管|总监|专员|助理|设计师|分析师|架构师|顾问|运营|编辑|会计|出纳|销售|客服|老师|教师|讲师|教授|护士|护理|医生|医师|药师|技师|技工|司机|店长|店员|厨师|研究员|科学家|实习生|产品|策划|文员|前台|秘书|律师|法务|审计|培训师|教练|翻译|记者|主播|操作工|质检|仓管|采购|主任|负责人|合伙人|管培生|程序员|测试|运维|算法|导师|专家|代表|营业员|收银|保安|保洁|咖啡师|摄影师|剪辑|投放|推广|招聘专员|HRBP|CTO|CEO|CFO|COO|BP|志愿者|同学|学徒|员工|骑手|客户经理|精算师)|\b(?:engineers?|developers?|managers?|designers?|analysts?|scientists?|architects?|consultants?|directors?|specialists?|coordinators?|assistants?|associates?|representatives?|accountants?|nurses?|teachers?|lead|head of|officers?|administrators?|technicians?|interns?|internship|writers?|editors?|recruiters?|marketers?|strategists?|researchers?|programmers?|testers?|executives?|advis[eo]rs?|planners?|operators?|drivers?|chefs?|cooks?|baristas?|physicians?|therapists?|pharmacists?|lecturers?|professors?|tutors?|owners?|master|vp|president|partners?|clerks?|cashiers?|supervisors?|buyers?|underwriters?|lawyers?|attorneys?|paralegals?|auditors?|controllers?|bookkeepers?|sre|devops|sdr|hrbp|electricians?|mechanics?|plumbers?|welders?|receptionists?|translators?|copywriters?|photographers?|volunteers?|fellows?|trainees?|apprentices?|counsel|generalists?|agents?|associate|postdoc)\b/i;

export const EMPLOYER_END =
  /(?:有限公司|公司|集团|科技|网络|银行|医院|学校|大学|中学|小学|幼儿园|工作室|事务所|研究院|研究所|实验室|信息技术|传媒|餐饮|酒店)$|(?:,?\s(?:Inc\.?|LLC|GmbH|Ltd\.?|Limited|Corp\.?|Corporation|AG|SE|S\.A\.|B\.V\.|PLC|Co\.?|Pty|SAS|AB|Oy|Labs?|Technologies|Technology|Systems|Solutions|Software|University|Hospital|Bank|Group|Studios?|Health|Robotics|Partners|Ventures|Foundation|School|Consulting|Energy|Capital|Pharma|Therapeutics|Media|Games|Center|Centre))$/i;

export const EMPLOYER_START =
  /^(?:department|ministry|university|institute|city|county|bank|embassy|office|council) of\b/i;

/** Words around a title that are no part of it. */
export const NOISE =
  /^(?:急聘|急招|诚聘|诚招|高薪诚聘|高薪|招聘|热招|直招|内推|社招|校招|招募|招|hiring|we(?:'re| are) hiring|now hiring|job opening|open position|urgent(?:ly)?(?: hiring)?|join us|job|vacancy|career opportunity|apply now|\d{4}届?)[\s:!·-]*(?:an?\s+|our\s+)?|^(?:可?全?远程|全职|兼职|remote|full-time)(?:全职|兼职)?\s+|^an?\s+|^(?:(?:hybrid|remote|on-?site)[\s/&]*(?:and |or )?)+[,:|–-]\s*/i;
