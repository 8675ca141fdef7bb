/** Words by which a position, role or job title is known. */

const ZH =
  /(?:工程师|经理|总监|主管|专员|助理|实习生|实习|顾问|设计师|分析师|开发|开发者|教师|老师|讲师|教授|护士|护师|医生|医师|药师|会计|出纳|编辑|记者|运营|销售|架构师|负责人|主任|组长|队长|研究员|科学家|程序员|翻译|律师|审计|秘书|文员|店长|厨师|司机|客服|代表|总裁|总经理|合伙人|创始人|部长|会长|主席|干事|成员|队员|策划|测试|前端|后端|全栈|算法|产品|技术员|工人|操作员|采购|培训师|导师|志愿者|班主任|班长|委员|书记|院长|校长|园长|教练|摄影师|剪辑|文案|主播|站长|课代表|助教|博士后|访问学者|领队|督导|管培生|培训生|技师|技工|贡献者|伙伴|法务|行政|出纳员|操作工|普工|班长|检测员|经纪人|药剂师|营养师|咨询师|规划师|保安|保洁|店员|导购|收银员|维护者|作者|总策划|建模|核心成员|主力|检验员|质检员|理财师|精算师|CEO|CTO|CFO|COO|HRBP|PM|HR)(?:\s*[(（].*[)）])?(?:\s*[A-Z\d]+)?$/i;
const ZH_START = /^(?:高级|资深|初级|中级|首席|助理|副|实习|见习|兼职)/;
const EN =
  /\b(?:engineer|developer|manager|director|analyst|consultant|designer|architect|administrator|intern|trainee|apprentice|assistant|associate|coordinator|specialist|officer|lead|leader|head of|head|president|vice president|vp|ceo|cto|cfo|coo|founder|co-founder|partner|scientist|researcher|fellow|professor|lecturer|teacher|tutor|instructor|nurse|physician|doctor|therapist|pharmacist|technician|mechanic|electrician|operator|driver|chef|cook|waiter|waitress|server|barista|cashier|clerk|secretary|receptionist|representative|agent|executive|accountant|auditor|bookkeeper|controller|attorney|lawyer|paralegal|editor|writer|copywriter|journalist|reporter|photographer|artist|animator|producer|programmer|tester|strategist|planner|buyer|recruiter|advisor|adviser|supervisor|foreman|superintendent|volunteer|contractor|freelancer|postdoc|postdoctoral|dean|principal|librarian|translator|interpreter|captain|sergeant|lieutenant|sdet|swe|dba|member|chair|treasurer|ambassador|facilitator|trainer|coach|counselor|owner|merchandiser|stylist|surveyor|inspector|practitioner|resident|caregiver|aide|worker|superintendent|scrum master|devops|qa|marketer|economist|statistician|actuary|chemist|biologist|physicist|hygienist|dentist|veterinarian|salesperson|sales|broker|underwriter|teller|trader|banker|curator|archivist|host|hostess|bartender|housekeeper|guard|firefighter|paramedic|pilot|steward|webmaster|evangelist|liaison|steward|mentor|organizer|organiser|moderator|picker|packer|handyman|hand|janitor|cleaner|counsel|solicitor|barrister|registrar|surgeon|midwife|builder|welder|carpenter|plumber|maintainer|creator|contributor|author|initiator|participant|collaborator|student)s?\b/i;

/** 0 where nothing says that it is one, up to 3. */
export function positionScore(text: string): number {
  const bare = text.trim();
  if (bare.length > 80) return 0;
  if (EN.test(bare))
    return 3 - (/\b(?:of|for)\s+[A-Z]\w+ (?:University|College)/.test(bare) ? 1 : 0);
  // "开发工程师，后转测试": what somebody became later is said behind a comma.
  if (ZH.test(bare.replace(/[,，].*$/, ""))) return 3;
  return ZH_START.test(bare) && bare.length <= 14 ? 2 : 0;
}
