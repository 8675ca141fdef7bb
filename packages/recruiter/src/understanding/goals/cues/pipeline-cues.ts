/** Putting the pipeline in order. */
import { type Cue, cue, far, gap, PIPELINE_EN, PIPELINE_ZH } from "./words.ts";

export const PIPELINE_CUES: readonly Cue[] = [
  cue(
    "clean_pipeline",
    `(?:晾|搁|放|拖|卡|躺|耗|挂)(?:在)?(?:那儿|那里|着|库里|流程里)?${gap(10)}(?:天|周|星期|月|年|久)${far(20)}(?:归档|淘汰|清|处理|关|移)`,
    `(?:停滞|卡住|卡着|僵住|滞留|搁置|沉睡|停住)${gap(18)}(?:盘点|分个?类|归个?类|归一?下类|分一?下类|分档|梳理|理一?[理下]|捋一?[捋下]|处理|更新状态|清|归档)`,
    `\\b(?:sort|group|categori[sz]e|triage|bucket|classify)\\b${gap(24)}\\b(?:stalled|stuck|stale|idle|inactive|dormant|cold)\\b`,
    `候选人${gap(6)}(?:清一?清|清一?下|清理|清掉|理一?理|整理|归整|收拾)`,
    `(?:看板|管道|流程|漏斗|库)${far(12)}(?:体检|盘一?盘|理一?理|捋一?捋)|(?:半死不活|卡住|凉了|冷掉|发霉|积灰)${gap(10)}(?:清|理|归|关|处理|淘汰)`,
    `\\b(?:close|drop|remove|reject|bin|dump)\\b${gap(10)}\\b(?:hopeless|dead|stale|old|lost|cold|inactive|expired)\\b`,
    `(?:停留|停在|滞留|待在|处于|躺在|卡在)${gap(16)}(?:超过|\\d|[一二两三四五六七八九十])${gap(6)}(?:天|周|星期|月)${gap(12)}(?:移除|移走|清|归档|淘汰|处理|拒|关)`,
    `该归档(?:的)?归档|(?<!不)归档|清退|清出去`,
    `\\b(?:sweep|clean|tidy|purge|prune)\\b (?:it|this|things|house|everything|all)(?: up| out)?\\b`,
    `(?<!don't )\\barchive\\b`,
    `\\bget rid of\\b${gap(30)}\\b(?:candidates?|applications?|people|ones|stale|old|dead)`,
    `(?:清理|整理|清一?下|清一?清|清空|清掉|清扫|梳理|打扫|收拾|瘦身|盘一?下|盘点)${gap(24)}(?:${PIPELINE_ZH}|候选人|僵尸|陈旧|过期|长期|没动静|不活跃|老的|阶段|申请|职位|岗位)`,
    `${PIPELINE_ZH}${gap(8)}(?:清理|整理|清一?下|清干净|收拾|打扫|清一?清|盘一?下)`,
    `${PIPELINE_ZH}(?:里|中|上)${far(24)}(?:清理|清一?清|清一?下|清掉|收拾|理一?理|整理|打扫|捋一?捋)(?:一下|干净|收拾|掉)?(?=$|,|，|。|!|！|吧)`,
    `管道清理|清理管道|清管道|大扫除`,
    `(?:没动静|没进展|没有进展|没反应|没消息|僵尸|不活跃|长期没|没有动静)${gap(16)}(?:清|归档|处理|淘汰|移|关|整理|收拾)`,
    `(?:长期|一直|超过|${"\\d+"}天|[一二两三四五六七八九十]+(?:天|周|个月))${gap(16)}(?:没|未|无)${gap(6)}(?:联系|回复|跟进|动静|进展|更新|消息|动|反应|回音)${gap(16)}(?:拒|淘汰|归档|处理|移|关|清|标|撤|挪|出局|放弃|close)`,
    `(?:归档|淘汰|清掉|拒掉|移除|处理掉?|关掉|关闭)${gap(16)}(?:没(?:有)?(?:回复|动静|进展|消息)|长期|过期|陈旧|不合适|不活跃|冷掉|僵尸)`,
    `\\b(?:clean(?:ing)?|tidy|sweep|purge|prune|clear|declutter|spring-?clean|groom|housekeep\\w*|close out|dust off|weed out)\\b${gap(40)}\\b(?:${PIPELINE_EN}|candidates?|applications?|applicants?|stale|dead|old|inactive|everyone)\\b`,
    `\\bpipeline (?:clean-?up|hygiene|housekeeping|sweep|maintenance)\\b|\\bhousekeeping\\b`,
    `\\b(?:archive|reject|close|remove|move|mark|decline|flag|drop)\\b${gap(50)}(?:\\b(?:stale|inactive|dormant|stuck|silent|cold|idle|dead|ghosted|untouched)\\b|no (?:activity|news|reply|response|movement)|(?:haven't|hasn't|not|never) (?:moved|replied|responded|been|answered|heard))`,
    `\\b(?:stale|stalled|stuck|dormant|inactive|gone cold|went cold)\\b${gap(30)}\\b(?:candidates?|applications?|people|applicants?|ones)\\b`,
  ),
];
