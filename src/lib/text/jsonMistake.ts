const SPACE = /[\t\n\r ]*/y;
const LETTERS = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const QUOTE = /"/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?/y;

/** What may come next, in words for the person who wrote the text. */
const EXPECTED = {
  value: 'a value, such as a text in double quotes',
  'first value': 'a value or ]',
  name: 'a name in double quotes, or no comma before it',
  'first name': 'a name in double quotes or }',
  colon: 'a colon after the name',
  next: 'a comma or the end of the list or object',
} as const;

/** Where a text stops being JSON, and what comes next in JSON there. */
function firstMistake(text: string): readonly [index: number, expected: string] {
  let index = 0;
  const open: ('}' | ']')[] = [];
  let wanted: keyof typeof EXPECTED = 'value';
  const has = (pattern: RegExp) => {
    pattern.lastIndex = index;
    const found = pattern.test(text);
    if (found) index = pattern.lastIndex;
    return found;
  };
  // A pattern of a whole text would remember each of its letters, for which a text of 16 MB leaves no room.
  const hasText = () => {
    const start = index;
    if (!has(QUOTE)) return false;
    do has(LETTERS);
    while (has(ESCAPE));
    const isText = has(QUOTE);
    if (!isText) index = start;
    return isText;
  };
  for (;;) {
    has(SPACE);
    const letter = text[index];
    const end = open.at(-1);
    if (wanted === 'next' && end === undefined) return [index, 'nothing after the end'];
    if (letter === end && (wanted === 'next' || wanted.startsWith('first'))) {
      open.pop();
      wanted = 'next';
    } else if (wanted === 'next' && letter === ',') wanted = end === '}' ? 'name' : 'value';
    else if (wanted === 'colon' && letter === ':') wanted = 'value';
    else if (wanted.endsWith('value') && letter === '{') {
      open.push('}');
      wanted = 'first name';
    } else if (wanted.endsWith('value') && letter === '[') {
      open.push(']');
      wanted = 'first value';
    } else {
      if (wanted.endsWith('name') && hasText()) wanted = 'colon';
      else if (wanted.endsWith('value') && (hasText() || has(WORD))) wanted = 'next';
      else return [index, EXPECTED[wanted]];
      continue;
    }
    index += 1;
  }
}

/** What is wrong with a text that is no JSON: `line 3, column 1: expected a comma …`. Each engine has words of its own. */
export function jsonMistake(text: string): string {
  const [index, expected] = firstMistake(text);
  const before = text.slice(0, index).split('\n');
  const where = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  return `${where}: expected ${expected}${index < text.length ? '' : ', and not the end of the file'}`;
}
