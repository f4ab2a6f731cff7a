export type ParsedJson =
  | { readonly outcome: 'read'; readonly data: unknown }
  /** What is wrong, and in which line: error messages of JSON.parse do not always say where. */
  | { readonly outcome: 'fault'; readonly what: string };

/** Parses the text of a file. An empty value (`null`) is no content. */
export function parseJson(text: string): ParsedJson {
  try {
    const data: unknown = JSON.parse(text);
    return data === null ? { outcome: 'fault', what: 'is empty' } : { outcome: 'read', data };
  } catch {
    return { outcome: 'fault', what: `is not JSON: see line ${lineOfFault(text)}` };
  }
}

/** One token of JSON after any spaces: a text, a number, a word of the language or a sign. */
const TOKEN = /\s*("(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:])/y;

/** What may follow, by the container and what was read last. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma';

/** The line of the first token that JSON does not allow, else the last line: something is not closed. */
function lineOfFault(text: string): number {
  const containers: string[] = [];
  let expected: Expected = 'value';
  let end = 0;
  for (;;) {
    TOKEN.lastIndex = end;
    const [matched, tokenText = ''] = TOKEN.exec(text) ?? [];
    const following: Expected | undefined =
      matched === undefined ? undefined : nextExpected(tokenText, expected, containers);
    if (matched === undefined || following === undefined)
      return lineAt(text, text.slice(end).search(/\S|$/) + end);
    expected = following;
    end += matched.length;
  }
}

function nextExpected(tokenText: string, expected: Expected, containers: string[]): Expected | undefined {
  const container = containers.at(-1);
  if (tokenText === '}' || tokenText === ']') {
    const mayEnd = expected === 'comma' || expected.endsWith('or end');
    if (!mayEnd || container !== (tokenText === '}' ? '{' : '[')) return undefined;
    containers.pop();
    return 'comma';
  }
  if (tokenText === ':') return expected === 'colon' ? 'value' : undefined;
  if (tokenText === ',') {
    if (expected !== 'comma' || container === undefined) return undefined;
    return container === '{' ? 'key' : 'value';
  }
  if (expected.startsWith('key')) return tokenText.startsWith('"') ? 'colon' : undefined;
  if (!expected.startsWith('value')) return undefined;
  if (tokenText !== '{' && tokenText !== '[') return 'comma';
  containers.push(tokenText);
  return tokenText === '{' ? 'key or end' : 'value or end';
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
