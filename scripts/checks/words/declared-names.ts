export type DeclaredName = { readonly name: string; readonly index: number };

const declaration =
  /\b(?:function\*?|const|let|class|type|interface)\s+([A-Za-z_$][\w$]*)|\b(?:const|let)\s+([{[][^=]*?[}\]])\s*=/g;
const readonlyProperty = /\breadonly\s+([A-Za-z_$][\w$]*)\??:/g;
const typeBody = /\b(?:type|interface)\s+\w[^={]*=?\s*\{|\}:\s*\{/g;
const property = /(?:^|[{;,\n])\s*([A-Za-z_$][\w$]*)\??:/g;
const statementWordBefore = /\b(?:if|for|while|switch|await|return|of|in)\s*$/;
const functionBodyFollows = /^\s*(?::[^;{}()]*)?\s*(?:=>|\{)/;

/** Every name that a file declares: functions, types, variables, parameters and properties of types. */
export function declaredNames(code: string): DeclaredName[] {
  return [
    ...[...code.matchAll(declaration)].flatMap(({ 1: name, 2: pattern = '', index }) =>
      (name === undefined ? namesInPattern(pattern) : [name]).map((declaredName) => ({
        name: declaredName,
        index,
      })),
    ),
    ...[...code.matchAll(readonlyProperty)].map(({ 1: name = '', index }) => ({ name, index })),
    ...propertiesOfTypes(code),
    ...parameters(code),
  ];
}

function propertiesOfTypes(code: string): DeclaredName[] {
  return [...code.matchAll(typeBody)].flatMap(({ 0: head, index }) => {
    const start = index + head.length - 1;
    const body = code.slice(start, endOfBrackets(code, start));
    return [...body.matchAll(property)].map(({ 1: name = '', index }) => ({ name, index: start + index }));
  });
}

/** Parentheses hold parameters if an arrow or a body follows them, and no statement word precedes them. */
function parameters(code: string): DeclaredName[] {
  return [...code.matchAll(/\(/g)].flatMap(({ index }) => {
    if (statementWordBefore.test(code.slice(Math.max(0, index - 10), index))) return [];
    const end = endOfBrackets(code, index);
    if (!functionBodyFollows.test(code.slice(end, end + 200))) return [];
    return splitAtCommas(code.slice(index + 1, end - 1))
      .flatMap(namesInPart)
      .map((name) => ({ name, index }));
  });
}

function namesInPart(part: string): string[] {
  const text = part.trim().replace(/^\.\.\./, '');
  if (/^[{[]/.test(text)) return namesInPattern(text.slice(0, endOfBrackets(text, 0)));
  const [, name] = /^([A-Za-z_$][\w$]*)\s*(?:\??:|=|$)/.exec(text) ?? [];
  return name === undefined ? [] : [name];
}

/** Of `{ key: name }` only the name is declared here. */
function namesInPattern(pattern: string): string[] {
  return splitAtCommas(pattern.slice(1, -1)).flatMap((part) =>
    namesInPart(part.trim().replace(/^[\w$]+\s*:\s*/, '')),
  );
}

/** Splits at the commas outside all brackets. */
function splitAtCommas(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === ',' && depth === 0) {
      parts.push('');
      continue;
    }
    if ('([{<'.includes(character)) depth += 1;
    if (')]}'.includes(character) || (character === '>' && !parts.at(-1)?.endsWith('='))) depth -= 1;
    parts.push(`${parts.pop()}${character}`);
  }
  return parts;
}

/** Position after the bracket that closes the one at `start`. */
function endOfBrackets(code: string, start: number): number {
  let depth = 0;
  for (let index = start; index < code.length; index++) {
    if ('([{'.includes(code[index] ?? '')) depth += 1;
    if (')]}'.includes(code[index] ?? '')) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return code.length;
}
