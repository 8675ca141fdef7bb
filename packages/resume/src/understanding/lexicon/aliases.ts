/**
 * Other names of the companies and schools that people most often speak of by another name than
 * they write: short, English, Chinese. Each row is one organisation; all are folded.
 */
import { listed } from "../text/words.ts";

const ROWS = `
腾讯|tencent|鹅厂|腾讯科技|wechat|微信
阿里巴巴|alibaba|阿里|淘宝|taobao
阿里云|aliyun|alibaba cloud
蚂蚁集团|蚂蚁金服|ant group|蚂蚁|支付宝|alipay
字节跳动|bytedance|字节|抖音|tiktok|头条|今日头条
美团|meituan|美团点评
百度|baidu
京东|jd|jd.com|jingdong
华为|huawei|华为技术
小米|xiaomi
网易|netease
滴滴|didi|滴滴出行
快手|kuaishou
拼多多|pinduoduo|pdd
小红书|xiaohongshu|rednote
哔哩哔哩|bilibili|b站
携程|ctrip|trip.com
联想|lenovo
中兴|zte|中兴通讯
大疆|dji
比亚迪|byd
顺丰|sf express|顺丰速运
谷歌|google
微软|microsoft|msft
亚马逊|amazon|aws
苹果|apple
脸书|facebook|meta|fb
英特尔|intel
英伟达|nvidia
西门子|siemens
宝洁|p&g|procter & gamble|procter and gamble
联合利华|unilever
普华永道|pwc|pricewaterhousecoopers
德勤|deloitte
毕马威|kpmg
安永|ey|ernst & young|ernst and young
麦肯锡|mckinsey
汇丰|hsbc|汇丰银行
恒生|hang seng|恒生银行|hang seng bank
渣打|standard chartered|渣打银行
招商银行|招行|cmb
工商银行|工行|icbc
建设银行|建行|ccb
农业银行|农行
中国银行|中行|boc
中国平安|平安|ping an
中国移动|移动|china mobile
台积电|tsmc|台湾积体电路
鸿海|富士康|foxconn
星巴克|starbucks
麦当劳|mcdonald's|mcdonalds
北京大学|北大|peking university|pku
清华大学|清华|tsinghua university|tsinghua|thu
复旦大学|复旦|fudan university|fudan
上海交通大学|上海交大|交大|上交|sjtu|shanghai jiao tong university
浙江大学|浙大|zhejiang university|zju
南京大学|南大|nanjing university|nju
武汉大学|武大|wuhan university|whu
华中科技大学|华科|华中科大|hust
中山大学|中大|sun yat-sen university|sysu
中国人民大学|人大|renmin university|ruc
北京航空航天大学|北航|beihang|buaa
北京理工大学|北理工|北理|bit
北京邮电大学|北邮|bupt
哈尔滨工业大学|哈工大|hit
西安交通大学|西安交大|西交|xjtu
西安电子科技大学|西电|xidian
电子科技大学|电子科大|成电|uestc
中国科学技术大学|中科大|科大|ustc
同济大学|同济|tongji
厦门大学|厦大|xiamen university
四川大学|川大|sichuan university
华南理工大学|华工|scut
中南大学|csu
山东大学|山大
吉林大学|吉大
南开大学|南开|nankai
天津大学|天大
武汉理工大学|武理工|武汉理工
首都医科大学|首医|首医大
香港大学|港大|hku|university of hong kong
香港中文大学|中大|cuhk|港中文|chinese university of hong kong
香港科技大学|科大|港科大|hkust
台湾大学|台大|ntu|national taiwan university
成功大学|成大
麻省理工学院|麻省理工|mit|massachusetts institute of technology
斯坦福大学|斯坦福|stanford university|stanford
哈佛大学|哈佛|harvard university|harvard
伯克利|加州大学伯克利分校|uc berkeley|berkeley|university of california, berkeley|cal
卡内基梅隆大学|cmu|carnegie mellon university|carnegie mellon
纽约大学|nyu|new york university
剑桥大学|剑桥|university of cambridge|cambridge
牛津大学|牛津|university of oxford|oxford
帝国理工学院|帝国理工|imperial college london|imperial
新加坡国立大学|国大|nus|national university of singapore
`;

export const ALIASES: readonly (readonly string[])[] = ROWS.trim().split("\n").map(listed);
