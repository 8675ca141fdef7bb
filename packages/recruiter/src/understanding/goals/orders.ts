/** Whether the place where a goal is named is an order, whatever the mood of its sentence. */

/** A sentence that begins with the verb of a goal is an order, whatever else is in it. */
export function opens(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at).trim();
  const isFirst =
    /^(?:(?:ok|okay|so|now|please|pls|then|and|also|first|hey|hi|好|那|请|先|麻烦|现在|然后|你|把)[\s,，]*)*$/u.test(
      before,
    );
  return (
    isFirst &&
    !/(?:吗|呢|么|没有|没)\s*[?？]?\s*$|^\s*(?:请问|find out|check (?:if|whether|who))|了(?:没|吗)|(?:就|只是|随便)(?:问问|问一?下)|\bjust (?:asking|curious|wondering)\b/u.test(
      sentence,
    ) &&
    !/(?:是|都是|会|一般|通常)?(?:怎么|如何|怎样|凭什么|按什么|根据什么|为什么|为何)(?!.{0,12}(?:,|，)(?:帮|请|麻烦))/u.test(
      sentence,
    ) &&
    !/多少|几封/u.test(sentence) &&
    !WHAT_IT_DOES.test(sentence)
  );
}

/** "管道清理会不会删人": what a workflow does is asked, by its name. */
const WHAT_IT_DOES =
  /^(?![^,，]*(?:一下|一遍|看看|帮|请))[^,，]{0,16}(?:会不会|是不是|是否|会[^,，]{1,16}吗)(?!合适|适合|够格|达标|有|能|可以|符合|匹配)/u;

/** In a question, what follows "帮我" or "please" behind a comma is one. */
export function isOrder(sentence: string, at: number): boolean {
  const clause =
    sentence
      .slice(0, at + 1)
      .split(/[,，]/u)
      .at(-1) ?? "";
  return (
    sentence.slice(0, at).search(/[,，]/u) >= 0 &&
    /^\s*(?:然后|再|接着)?(?:帮我|给我|请|麻烦|替我|把|将)|^\s*(?:and |then )?(?:please|then)\b/u.test(
      clause,
    )
  );
}
