const WIDTH = 110;

/** JSON as somebody would write it who wants to read it again: what fits on a line stands on one. */
export function printJson(value: unknown): string {
  return `${print(value, 0, 0)}\n`;
}

/** `before` is how much already stands on the line. */
function print(value: unknown, indent: number, before: number): string {
  const compact = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent + before + widthOf(compact) < WIDTH)
    return compact;
  const inside = indent + 2;
  const pad = ' '.repeat(inside);
  if (Array.isArray(value))
    return `[\n${value.map((item) => pad + print(item, inside, 0)).join(',\n')}\n${' '.repeat(indent)}]`;
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  const printed = members.map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return pad + name + print(item, inside, name.length);
  });
  return `{\n${printed.join(',\n')}\n${' '.repeat(indent)}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`).join(', ')} }`;
}

/** Chinese characters are as wide as two letters. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/gu)?.length ?? 0);
}
