"""Writes the older labelled sets as conversations in markup, as far as their labels can be placed with certainty:
sentences to résumés (packages/resume/corpora) and answers to what waits (bench/recruiter/data/answers*.tsv).

    python3 packages/language/training/convert_old_sets.py drafts
    node packages/language/training/convert-turns.ts resume drafts/resume/*.turns --out packages/language/data/resume
"""
import collections, glob, json, os, re, sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
RESUMES = json.load(open(f"{ROOT}/packages/resume/corpora/resumes.json", encoding="utf8"))
SECTIONS = {"basic": "basic", "education": "education", "workExperience": "work", "projects": "projects"}
NOUN = "(?:[时時][间間]|日期|年份|年月)"
NAMED = {  # how a field is named
    "name": "姓名|名字|(?:full |last |first )?name", "phone": "(?:联系)?电话(?:号码)?|電話|手[机機](?:号码|號碼|[号號])?|号码|號碼|(?:(?:phone|mobile|cell) )?number|telephone|mobile|phone|cell",
    "title": "求职(?:意向|职位|方向|目标)|(?:意向|目标|期望)(?:岗位|职位)|职位(?:意向|头衔)|头衔|[职職]位|[职職]业|job title|headline|title|position",
    "email": "(?:电子)?邮箱(?:地址)?|電郵|郵箱|电子邮件|邮件地址|e-?mail(?: address)?|emial", "location": "所在(?:城市|地)|(?:现居|居住)地|城市|地址|住址|地[点點]|(?:home )?address|location|city",
    "summary": "自我(?:评价|介绍|评估)|个人(?:简介|总结|评价|介绍)|简介|(?:professional )?summary|bio|about me", "company": "公司(?:名[称字]?)?|单位|company(?: name)?|employer",
    "position": "[职職]位(?:名称)?|[岗崗]位|[职職][务務]|[职職][称稱]|头衔|job title|position|title|role", "school": "学校(?:名[称字]?)?|school(?: name)?", "major": "[专專][业業]|major|field of study|subject",
    "degree": "[学學][位历歷]|degree", "role": "角色|role", "project": "项目名[称字]?|名[称字]|name", "description": "(?:工作|项目)?(?:描述|内容)|description",
    "start": f"(?:开始|開始|入职|入职|入学|起始){NOUN}|start(?:ing)? (?:date|year|month)|joining date", "end": f"(?:结束|結束|离职|離職|毕业|截止){NOUN}|end(?:ing)? (?:date|year|month)|graduation (?:date|year)",
    "dates": f"起止{NOUN}|{NOUN}|dates?"}
ORDINAL = r"(?:倒数)?第[一二三四五\d][段份个項项家]|最后一?[段份个项]|最近[那一]?[段份个]|最早[那一]?[段份个]|上一?[段份个]|头一[段份个]|\b(?:first|second|third|fourth|last|latest|most recent|oldest|earliest|previous|[123](?:st|nd|rd))(?: one)?\b(?= (?:job|work|position|role|project|education|degree|school|company|entry|experience|internship)|$)"
DEGREE = r"本科|硕士|研究生|博士|大专|高中|\b(?:bachelor'?s?|master'?s?|phd|mba|bsc?|msc?|undergraduate)\b"
NOW = r"(?<=[到至])\s?(?:今|现在|目前)|(?<=[-–—，, ])至今|(?<=to )(?:the )?present|(?<=[-–—] )present|(?<=to )now|(?<=until )now|(?<=till )now"
COMMON = re.compile(r"(?:公司|大学|学院|科技|项目|系统|平台|工程师?|有限|集团|技术|学校|中学|医院|银行|经理|实习|university|of|the|project|college|school|engineer|developer|manager|senior|bank|hotels?|and|data|analyst|system|app|inc|state|institute|technology)", re.I)
MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
DATE = re.compile(r"(?P<y1>\d{4}|\d{2})年(?P<m1>\d{1,2})月份?|(?P<y2>\d{4})[./-](?P<m2>\d{1,2})(?!\d)|(?P<w>%s)[a-z]*\.?,? (?P<y3>\d{4})|(?P<m4>\d{1,2})/(?P<y4>\d{4})|(?P<y5>\d{4})年?" % "|".join(MONTHS), re.I)

Span = collections.namedtuple("Span", "name start end ref", defaults=["name"])
Call = collections.namedtuple("Call", "tool values spans")

def words(message, text):
    """All places of some words, as whole words where they are Latin ones."""
    edge = lambda c: r"(?<![A-Za-z\d])" if re.match("[A-Za-z0-9]", c) else ""
    pattern = edge(text[0]) + re.escape(text) + edge(text[-1]).replace("<", "") if text else "(?!)"
    return [m.span() for m in re.finditer(pattern, message, re.I)]

def found(message, pattern):
    """All places of a pattern that are no part of a longer Latin word."""
    joined = lambda at: bool(re.fullmatch("[A-Za-z]{2}", message[max(0, at - 1):at + 1]))
    return [m.span() for m in re.finditer(pattern, message, re.I) if not joined(m.start()) and not joined(m.end())]

def dates(message, date):
    """The places of a date such as 2021-03, however it is written."""
    def read(m):
        g = m.groupdict()
        year = g["y1"] or g["y2"] or g["y3"] or g["y4"] or g["y5"]
        month = g["m1"] or g["m2"] or g["m4"] or (MONTHS.index(g["w"][:3].lower()) + 1 if g["w"] else 0)
        return ("20" + year if len(year) == 2 else year) + (f"-{int(month):02}" if int(month) else "")
    return [m.span() for m in DATE.finditer(message) if read(m) == date]

def only(places, taken=()):
    """The single place that no other span takes."""
    free = [p for p in places if not any(p[0] < s.end and s.start < p[1] for s in taken)]
    return free[0] if len(free) == 1 else None

def value_place(message, key, value, taken=()):
    if re.fullmatch("至今|present", value, re.I): return only(found(message, NOW), taken)
    return only(dates(message, value) if key.endswith("Date") else words(message, value), taken)

def parts(name):
    """A name and its parts, longest first, and its initials."""
    if re.search("[一-鿿]", name): all_ = [name[a:b] for a in range(len(name)) for b in range(a + 2, len(name) + 1)] + ([name[0] + "大"] if "大学" in name else [])
    else: all_ = [" ".join(name.split()[a:b]) for a in range(9) for b in range(a + 1, len(name.split()) + 1)] + ["".join(re.findall("[A-Z]", name))]
    return sorted((p for p in all_ if len(p) > 1 and not COMMON.fullmatch(p)), key=len, reverse=True)

def entry_spans(message, entries, at, taken):
    """Where an entry is named: by words that no other has, its place, its degree or "it". None if that is unsure."""
    names = lambda e: [n for n in (e.get("company") or e.get("school") or e.get("name", ""), e.get("position") or e.get("major", "")) if n]
    others = " ".join(n for i, e in enumerate(entries) if i != at for n in names(e)).lower()
    named = [(p, place) for n in names(entries[at]) for p in parts(n) if (place := only(words(message, p), taken))] if at < len(entries) else []
    free = lambda pattern: [p for p in found(message, pattern) if not any(p[0] < s.end and s.start < p[1] for s in taken)]
    ordinals = free(ORDINAL)
    if named: return [Span("entry", *named[0][1])] if not ordinals and named[0][0].lower() not in others else None
    if ordinals: return [Span("entry", *ordinals[0], "ordinal")] if len(ordinals) == 1 else None
    if degree := "school" in entries[at] and only(free(DEGREE)): return [Span("entry", *degree)]
    rest = "".join(c for i, c in enumerate(message) if not any(s.start <= i < s.end for s in taken))
    if pronoun := only(found(message, r"这[段份个]|它|(?:its?|that one|this one)"), taken): return [Span("entry", *pronoun, "pronoun")]
    # Words that may name it in a way that is not known here.
    return [] if len(entries) == 1 and not re.search(r"那[段条份个家]|在..+的|^[^我他]{2,4}[的嘅]|(?<=[a-z] )[A-HJ-Z]", rest) else None

def set_call(message, resume, path, value):
    m = re.fullmatch(r"(\w+?)(?:\[(\d+)\])?\.(\w+)", path)
    if not m or m[1] not in SECTIONS: return None
    section, at, key = SECTIONS[m[1]], m[2], m[3]
    field = {"startDate": "start", "endDate": "end"}.get(key) or ("project" if (section, key) == ("projects", "name") else key)
    place = value_place(message, key, value) if value else None
    if field not in NAMED or (value and not place): return None
    spans = [Span("value", *place)] if place else []
    owner = RESUMES[resume]["basic"] if at is None else RESUMES[resume][m[1]][int(at)]
    if at is not None:
        if (entry := entry_spans(message, RESUMES[resume][m[1]], int(at), spans)) is None: return None
        spans += entry
    old = owner.get(key) and value and field != "description" and value_place(message, key, owner[key], spans)
    if old: spans.append(Span("old", *old))
    elif re.search(r"不是|唔系|\bnot\b|isn't|instead of|rather than", message, re.I): return None
    if name := only(found(message, NAMED[field]), spans): spans.append(Span("field", *name))
    elif found(message, NAMED[field]) and len(spans) < 2: return None
    # Something unnamed is changed into the value, or a part of a text.
    if not name and (not value or field in ("description", "summary") or (len(spans) == 1 and re.search(r".改[成做为為]|should be|change", message[:spans[0].start]))): return None
    if field in ("description", "summary") and value and re.search(r"第.条|加|补|bullet|line|\badd|append", message, re.I): return None
    if not value: return Call("delete", {"section": section, "what": "field", "field": field}, spans)
    return Call("set", {"section": section, "field": field}, spans)

def add_call(message, path, entry):
    spans = []
    for key, value in sorted(entry.items(), key=lambda kv: -len(kv[1])):
        if not value: continue
        place = value_place(message, key, value, spans)
        if not place and re.fullmatch("至今|present", value, re.I) and re.search("since|起|一直|开始|入职|(?:现在|目前).", message, re.I): continue
        if not place or key == "description": return None
        name = {"startDate": "start", "endDate": "end"}.get(key) or ("project" if (path, key) == ("projects", "name") else key)
        spans.append(Span(name, *place))
    return Call("add", {"section": SECTIONS[path], "what": "entry"}, spans) if path in SECTIONS else None

def skill_call(message, resume, after):
    skills = lambda text: [s for s in (re.sub(r"^[\s-]+|\s+$", "", s) for s in re.split(r"[、,，|\n]", text)) if s]
    before, now = skills(RESUMES[resume]["skillContent"]), skills(after)
    less, more = [s for s in before if s not in now], [s for s in now if s not in before]
    changed = len(less) == len(more) == 1
    if (less and more and not changed) or (changed and re.search("删|去掉|移除|加|remove|delete|drop|add|off|put", message, re.I)): return None
    spans = []
    for skill, name in [(s, "value" if changed else "skill") for s in more] + [(s, "old" if changed else "skill") for s in less]:
        if " and " in skill or not (place := only(words(message, skill), spans)): return None
        spans.append(Span(name, *place))
    if changed: return Call("set", {"section": "skills", "field": "skills"}, spans)
    return Call("add" if more else "delete", {"section": "skills", "what": "skill"}, spans) if spans else None

def call_for(message, resume, change):
    act, path, value = (*change, None)[:3]
    m = re.fullmatch(r"(\w+?)(?:\[(\d+)\])?", path)
    if act == "add": return add_call(message, path, value)
    if act == "del":
        entry = entry_spans(message, RESUMES[resume][m[1]], int(m[2]), [])
        return Call("delete", {"section": SECTIONS[m[1]], "what": "entry"}, entry) if entry else None
    if path == "skillContent": return skill_call(message, resume, value) if value else Call("delete", {"section": "skills", "what": "section"}, [])
    if isinstance(value, list): return None if value or path not in SECTIONS or re.search("两|both", message, re.I) else Call("delete", {"section": SECTIONS[path], "what": "section"}, [])
    return set_call(message, resume, path, value)

def mark(message, call):
    """The clause with its call and spans marked."""
    out, at = "", 0
    clean = lambda text: text.replace("<", "&lt;").replace("\n", "\\n")
    for s in sorted(call.spans, key=lambda s: s.start):
        out += clean(message[at:s.start]) + f"<{s.name}{'' if s.ref == 'name' else ' ref=' + s.ref}>{clean(message[s.start:s.end])}</{s.name}>"
        at = s.end
    values = "".join(f" {k}={v}" for k, v in call.values.items())
    return f"<{call.tool}{values}>{out}{clean(message[at:])}</{call.tool}>"

def clauses(message, calls):
    """Several calls: one in each clause, in their order."""
    pieces = re.split(r"([，。；;！]\s*|, (?:and |then )?|\. | and | then |并且|然后|(?=再把)|(?=并把))", message)
    texts = pieces[::2]
    if len(texts) == len(calls) + 1 and texts[-1] == "": texts.pop()
    made = [call_for(t, *c) for t, c in zip(texts, calls)]
    if len(texts) != len(calls) or not all(made): return None
    # One clause about two things, or from one date to another.
    if any(not re.search(r"删|去|不要|delet|remov|drop|take|eras|scrap", t, re.I) for t, (_, c) in zip(texts, calls) if c[0] == "del"): return None
    if any(re.fullmatch(r".*(?:到|至|from|between|since) ?", t[:c.spans[0].start], re.I) for t, c in zip(texts, made) if c.tool == "set" and c.values["field"] == "start"): return None
    return "".join(mark(t, c) + (pieces[2 * i + 1] if 2 * i + 1 < len(pieces) else "") for i, (t, c) in enumerate(zip(texts, made)))

def read_call(message, resume, path):
    m = re.fullmatch(r"(\w*?)(?:\[(\d+)\])?(?:\.(\w+))?", path)
    section = "summary" if path == "basic.summary" else {"": "all", "skillContent": "skills"}.get(m[1]) or SECTIONS.get(m[1])
    if not path and (re.search(ORDINAL, message) or not re.search("简历|履歷|résumé|resume|cv|全部|所有|整[个份]|everything|whole|full", message, re.I)): return None
    field = m[3] and ({"startDate": "start", "endDate": "end"}.get(m[3]) or m[3])
    name = field and only(found(message, NAMED[field]))
    entry = entry_spans(message, RESUMES[resume][m[1]], int(m[2]), [Span("field", *name)] if name else []) if m[2] else []
    if entry is None or (field and not name): return None
    return Call("show", {"section": section, **({"field": field} if field and section != "summary" else {})}, entry + ([Span("field", *name)] if name else []))

def act_of(text): return "delete" if re.search("删|去掉|delete|remove|drop|clear|清空", text, re.I) else "add" if re.search("加|新增|add", text, re.I) else "set"

def said(case):
    """The state and the marked message; None where a label cannot be placed."""
    message, resume, before, changes, kind = case["message"], case["resume"], case.get("before", []), case["expect"], case.get("kind")
    one = lambda call, state="": call and (state, mark(message, call))
    if kind == "undo": return one(Call("undo", {}, [Span("count", *p) for p in found(message, "[两三]步|[两三]次|two (?:steps|changes)|(?<=last )two")]), f"last={act_of(before[-1])}; undo={act_of(before[-1])}") if before else None
    if kind == "redo": return one(Call("redo", {}, []), "last=undo")
    if kind == "read" and not before and "path" in case: return one(read_call(message, resume, case["path"]))
    if kind or not changes or "\n" in message: return None
    if before: return after_turn(case, one)
    if len(changes) > 1: return (marked := clauses(message, [(resume, c) for c in changes])) and ("", marked)
    return one(call_for(message, resume, changes[0]))

def after_turn(case, one):
    """What is said after another turn: an answer to a question, a correction, or one more change of the same thing."""
    message, resume, before, changes = case["message"], case["resume"], case["before"][-1], case["expect"]
    act, path, value = (*changes[-1], None)[:3]
    if len(case["before"]) > 1 or re.search("同样|一样|same|另一个|other|撤", message): return None
    m = re.fullmatch(r"(\w+?)(?:\[(\d+)\])?(?:\.(\w+))?", path)
    section = {"skillContent": "skills"}.get(m[1]) or SECTIONS[m[1]]
    if path == "skillContent":
        new = only(words(message, re.split(r"[、,] ?", value)[-1]))
        return one(Call("add", {"section": "skills", "what": "skill"}, [Span("skill", *new)]), "section=skills; last=add:skill; undo=add") if new and act_of(message) == "add" or re.search("too|还有", message) and new else None
    if act == "add":
        if len(changes) > 1 or any(v and words(before, v) for v in value.values()): return None
        return one(add_call(message, path, value), f"section={section}; question=add:entry")
    if act != "set" or not isinstance(value, str) or not value or m[3] is None: return None
    field = {"startDate": "start", "endDate": "end"}.get(m[3]) or ("project" if (section, m[3]) == ("projects", "name") else m[3])
    entry = [] if m[2] is None else [f"entry={(e := RESUMES[resume][m[1]][int(m[2])]).get('company') or e.get('school') or e.get('name')}"]
    looked = re.search("看|查|show|what|是什么", before, re.I)
    asked = re.search("想改|want to|need to|^update my phone$", before, re.I)
    first = changes[0][1].split(".")[-1] if len(changes) > 1 else m[3]
    was = {"startDate": "start", "endDate": "end"}.get(first, first)
    spans = [Span("value", *p)] if (p := value_place(message, m[3], value)) else []
    if not spans or len(DATE.findall(message)) > 1: return None
    if name := only(found(message, NAMED[field]), spans): spans.append(Span("field", *name))
    if section != "basic" and (it := only(found(message, r"它(?=的)|its"), spans)): spans.append(Span("entry", *it, "pronoun"))
    state = [f"section={section}", *entry] + ([f"last=show:{section}"] if looked else [f"field={field}", "question=set:value"] if asked else [f"field={was}", f"last=set:{was}", "undo=set"])
    return one(Call("set", {"section": section, "field": field}, spans), "; ".join(state))

NAMES = "李雷|韩梅梅|Maya|Tomasz|张伟"

def answer(message, kind, decision):
    """A plain yes or no to what waits."""
    if decision not in ("approve", "reject") or kind == "results" or re.search("先|等|for now|yet|hold|wait", message, re.I): return None
    about = {"slots": "interview", "stages": "stage"}.get(kind, kind)
    return f"list=person:{NAMES}; pending={about}:{1 if about == 'plan' else 5}", mark(message, Call("answer_pending", {"decision": decision}, []))

def language(message):
    plain = re.sub(r"\S+@\S+|https?:\S+", "", message)
    han, latin = len(re.findall("[㐀-鿿]", plain)), len(re.findall(r"\b[a-z]{2,}", plain))
    return "en" if not han else "mixed" if latin >= 2 and han >= 2 else "zh"

def write(folder, name, turns):
    os.makedirs(folder, exist_ok=True)
    groups = collections.defaultdict(list)
    for set_, message, (state, marked) in turns: groups[set_, language(message)].append((f"s: {state}\n" if state else "") + f"u: {marked}\n")
    for side in ("zh", "en"):
        with open(f"{folder}/{side}-old-{name}.turns", "w", encoding="utf8") as out:
            for (set_, lang), lines in groups.items():
                if (lang == "en") == (side == "en"): out.write(f"= voice: {set_} | lang: {lang}\n" + "\n".join(lines) + "\n")

number = lambda f: [int(n) if n.isdigit() else 0 for n in re.findall(r"\d+|[a-z]+", os.path.basename(f))]
cases = [(f"older set of résumé sentences, {os.path.basename(f)[14:-6]}", json.loads(l)) for f in sorted(glob.glob(f"{ROOT}/packages/resume/corpora/*.jsonl"), key=number) for l in open(f, encoding="utf8")]
write(f"{sys.argv[1]}/resume", "1", [(s, c["message"], t) for s, c in cases if (t := said(c))])
rows = [(f"older set of answers, {os.path.basename(f)[:-4]}", l.rstrip("\n").split("\t")) for f in sorted(glob.glob(f"{ROOT}/bench/recruiter/data/answers*.tsv"), key=number) for l in open(f, encoding="utf8") if l[0] != "#" and l.strip()]
write(f"{sys.argv[1]}/recruiter", "1", [(s, r[0], t) for s, r in rows if (t := answer(*r[:3]))])
