import { onlyComments, withoutComments } from '../dependencies/read-imports.ts';
import { isTest } from '../read-sources.ts';

/** What people read in a file, each part at its position: everything else is blank. */
export function readProse(path: string, text: string): string[] {
  if (path.endsWith('.md')) return [withoutCode(text)];
  const code = withoutComments(text);
  const strings = isTest(path) ? titlesIn(code) : messagesIn(path, code);
  return [withoutCode(onlyComments(text)), withoutCode(keepSpans(code, strings))];
}

type TextSpan = readonly [start: number, end: number];

const testCall = /\b(?:test|it|describe)(?=[.(<])/g;

/** Titles of tests: the first text that a call of `test` receives, also after a table of `each`. */
function titlesIn(code: string): TextSpan[] {
  const outline = withoutTexts(code);
  return [...code.matchAll(testCall)].flatMap(({ 0: word, index }) => {
    const title = titleAfter(code, outline, index + word.length);
    return title ? [title] : [];
  });
}

function titleAfter(code: string, outline: string, start: number): TextSpan | undefined {
  for (let index = start; index < code.length; ) {
    const following = outline.slice(index, index + 200);
    const property = /^\s*\.\w+/.exec(following);
    if (property) index += property[0].length;
    else if (outline[index] === '<') index = endOfTypes(outline, index);
    else if (outline[index] === '`') index = endOfText(code, index);
    else if (outline[index] !== '(') return undefined;
    else {
      const [space = ''] = /^\s*/.exec(code.slice(index + 1)) ?? [];
      const first = index + 1 + space.length;
      if (/['"`]/.test(code[first] ?? '')) return [first + 1, endOfText(code, first) - 1];
      index = endOfBrackets(outline, index);
    }
  }
  return undefined;
}

const messageCall = /\b(?:\w*Error|Failure|CannotStart|UsageError|log|warn|refuseInsideTransaction)\(\s*/g;
const anyText = /(['"`])((?:\\[\s\S]|(?!\1)[^\\])*)\1/g;

/** Errors and lines of the log; in scripts and commands every text with a space, because most are printed. */
function messagesIn(path: string, code: string): TextSpan[] {
  if (/\/command-line\/|^scripts\//.test(path))
    return [...code.matchAll(anyText)]
      .filter(({ 2: text = '' }) => text.includes(' '))
      .map(({ 0: whole, index }) => [index + 1, index + whole.length - 1]);
  return [...code.matchAll(messageCall)].flatMap(({ 0: call, index }): TextSpan[] => {
    const first = index + call.length;
    return /['"`]/.test(code[first] ?? '') ? [[first + 1, endOfText(code, first) - 1]] : [];
  });
}

function keepSpans(code: string, spans: readonly TextSpan[]): string {
  let prose = '';
  for (const [start, end] of spans) prose += blank(code.slice(prose.length, start)) + code.slice(start, end);
  return prose + blank(code.slice(prose.length));
}

/** Brackets inside texts open and close nothing. */
function withoutTexts(code: string): string {
  return code.replace(anyText, (_, quote: string, text: string) => quote + blank(text) + quote);
}

function endOfText(code: string, start: number): number {
  const quote = code[start];
  for (let index = start + 1; index < code.length; index++) {
    if (code[index] === '\\') index += 1;
    else if (code[index] === quote) return index + 1;
  }
  return code.length;
}

function endOfTypes(outline: string, start: number): number {
  let depth = 0;
  for (let index = start; index < outline.length; index++) {
    if (outline[index] === '<') depth += 1;
    if (outline[index] === '>' && outline[index - 1] !== '=') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return outline.length;
}

function endOfBrackets(outline: string, start: number): number {
  let depth = 0;
  for (let index = start; index < outline.length; index++) {
    if ('([{'.includes(outline[index] ?? '')) depth += 1;
    if (')]}'.includes(outline[index] ?? '')) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return outline.length;
}

/** Words of code keep their spelling, and so do addresses. */
function withoutCode(text: string): string {
  return text.replace(/```[\s\S]*?```|`[^`\n]*`|\$\{[^}]*\}|\]\([^)\s]*\)/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
