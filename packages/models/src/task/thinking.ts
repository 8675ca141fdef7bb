/** Some models think aloud, first, in a tag of their own. That is not part of the answer. */
const THOUGHT = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/;

export function withoutThinking(text: string): string {
  return text.replace(THOUGHT, "");
}

/** Of an answer that is still coming: what is certainly not a thought. */
export function visiblePart(text: string): string {
  const start = text.trimStart();
  const mayBeThinking = "<thinking>".startsWith(start.slice(0, 10)) || /^<think/.test(start);
  return mayBeThinking && !THOUGHT.test(text) ? "" : withoutThinking(text);
}
