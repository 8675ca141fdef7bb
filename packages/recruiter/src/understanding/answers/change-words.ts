/** Words that say of what waits that it is to be otherwise: less of it, only some of it, not like this. */

export const REMOVE =
  /去掉|删(?:掉|除|了|去)|不该(?:在|有|出现)|除了|除去|剔除|排除|划掉|拿掉|去除|不要(?:给|发|约|安排)?|别(?:给|发|约)|先不|先别|不动|别动|不改|跳过|不发给|不发|不约|减去|\b(?:drop|remove|exclude|excluding|except(?: for)?|apart from|aside from|besides|barring|save for|with the exception of|without|skip|leave out|hold (?:back|off)|keep back|leave off|shouldn't|doesn't belong|don't belong|not|minus|(?:scrap|ditch|cut|lose|kill) the [a-z]+ (?:step|part|bit)|take out|take\b.{1,40}\boff|delete|untick|uncheck|but not|other than|(?:everyone|everybody|all|anyone) but)\b/u;
export const KEEP =
  /只(?:发|给|要|留|保留|约|选|取|需|用|批准|同意)|仅|保留|留下|就(?:发|给|要|约)(?!吧)|就?够了|就(?:行|可以)了?(?=$|[,，。!！])|\b(?:only|just(?! (?:went|got|had|came|saw|heard|met|left|lost|found|made|spoke|told|sent|took|gave|woke|won|began|ran|\w+ed|\w+ing|now|then|about|as|like|because|in case|kidding|saying|checking|wondering|curious|so you)\b)|keep(?! (?:me|us|in touch|an eye|going))|will do|(?:are|is) enough|suffices?)\b/u;
export const CHANGE =
  /称呼|落款|署名|开头|结尾|抬头|措辞|口吻|格式|标题|太(?:早|晚|长|短|正式|啰嗦|生硬|客气|随意)|早于|晚于|点(?:半)?(?:以后|之后|以前|之前)|改成|改为|改到|换成|换到|换|改一?下|改|调整|调到|加上|加一|补充|更(?:短|长|正式|简洁|热情|口语)|短一点|短点|长一点|正式一?点|正式些|简短|重写|重新|语气|主题|提到|别提|挪|推迟|推后|提前|提早|往(?:后|前)|晚一?点(?!再说|再看|回|聊|给)|早一?点|增加|减少|人数|最多|最少|至少|限制|限定|范围|缩小|扩大|放宽|收紧|控制在|加个|加点|加(?=[两二三四五六几\d])|多加|补(?=[两二一几\d])|先.{0,8}再|顺序|放到|放在|移到|对调|互换|交换|调换|颠倒|提到前|\b(?:change|make|shorter|longer|shorten|subject|rewrite|rephrase|instead|tone|mention|add|swap|move|use|more|less|friendlier|formal|casual|edit|tweak|reorder|first|earlier|later|different|another|translate|limit|cap|at most|include|expand|reduce|too (?:early|late|long|short|formal|pushy|casual|stiff|generic)|(?:start(?:ing)?|begin|nothing|none|not) (?:after|before|at|from))\b/u;

/** "张伟那封先压着", "don't reject her": not, of one of them; of everything it says nothing yet. */
export const LATER =
  /别(?:淘汰|拒|移|挪|关|归档|联系|写)|\b(?:don't|do not|never) (?:reject|move|close|archive|e-?mail|mail|send|book|invite|contact|write|touch|update|change|include|schedule|drop)\b|先?压(?:着|一压)|先(?:放|缓|搁|留|等)(?:一?(?:放|缓|搁|等|下)|着)|\bcan wait\b|\bhold (?!on\b|off\b)|[a-z] no(?=[,.;]|$)/u;

/** "前三个发，其余的不发": those who are named are the ones. */
export const THE_REST =
  /(?:其余|其他|其它|剩下|余下|别人|别的|另外|旁人)(?:的|人|几(?:个|位|封)|[两二三四五六]?(?:个|位|封))*[^,，。]{0,4}(?:不|别|去掉|删|算了|再看|再说|再想|再议|待定|先放|暂缓|缓)|\b(?:the rest|the others|others)\b[^,.]{0,12}\b(?:no|not|out|skip|drop|don't)\b|\b(?:not|drop|skip|leave out|remove|cut|lose|exclude|delete|reject|forget|without) (?:all )?(?:the rest|the others|(?:everybody|everyone|anybody|anyone|all) else)\b|\b(?:nobody|no ?one|none|nothing) else\b|\b(?:everybody|everyone|all) else\b[^,.]{0,12}\b(?:no|not|out|off|go|goes|don't)\b/u;
