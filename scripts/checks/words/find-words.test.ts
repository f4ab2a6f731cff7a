import { expect, test } from 'vitest';
import { wordsInNames, wordsInProse } from './find-words.ts';

const inProse = (path: string, text: string) =>
  wordsInProse(new Map([[path, text]])).map(({ line, wrong, instead }) => `${line} ${wrong} ${instead}`);
const inNames = (path: string, text = '') => wordsInNames(new Map([[path, text]])).map(({ line }) => line);

test('A comment with a word of the list is named with its line and the word to use', () => {
  expect(inProse('a.ts', `const a = 1;\n/** Read ${'ane'}w. */`)).toEqual([
    `2 "${'ane'}w" is not a word of this project. write "again".`,
  ]);
});

test('Titles of tests and documents are read, words of code and strings are not', () => {
  const word = `who${'ever'}`;
  expect(inProse('a.test.ts', `test('${word} pays', () => {});`)).toHaveLength(1);
  expect(
    inProse('docs/a.md', `${word} pays, \`${word}\` is code, [a](b/${word}.md) is an address`),
  ).toHaveLength(1);
  expect(inProse('a.ts', `const text = '${word}'; // \`${word}\``)).toEqual([]);
});

test('Titles after a table are read, with its types, brackets and texts', () => {
  const word = `who${'ever'}`;
  for (const code of [
    `test.each([1, 2])('${word} pays', () => {});`,
    `test.each<[string, (a: number) => Map<string, number>]>([['a)', () => new Map()]])('${word} pays', f);`,
    `describe.skipIf(isRoot('('))(\n  '${word} pays', f);`,
    `test.each\`a | b\`('${word} pays', f);`,
  ])
    expect(inProse('a.test.ts', code), code).toHaveLength(1);
  expect(inProse('a.test.ts', `test.each([['${word}']])('A traveller pays %s', f);`)).toEqual([]);
});

test('Errors, lines of the log and texts of the command line are read', () => {
  const word = `who${'ever'}`;
  for (const code of [
    `throw new Error('${word} pays');`,
    `log.warn(\`${word} pays \${a}\`);`,
    `new CannotStart("${word}")`,
  ])
    expect(inProse('packages/server/src/a.ts', code), code).toHaveLength(1);
  const texts = `const summary = '${word} pays'; call('${word}');`;
  expect(inProse('packages/server/src/command-line/a.ts', texts)).toHaveLength(1);
  expect(inProse('packages/server/src/a.ts', texts)).toEqual([]);
});

test('Names are read in every spelling, in declarations and in file names', () => {
  expect(inNames('src/give-back.ts')).toEqual([1]);
  expect(
    inNames('a.ts', 'export function giveBack() {}\nconst GIVE_BACK = 1;\nconst { letGo } = desk;'),
  ).toEqual([1, 2, 3]);
  expect(inNames('a.ts', 'export function refund() {}')).toEqual([]);
});

test('Parameters, destructured names and properties of types are read', () => {
  const word = `kep${'t'}`;
  for (const code of [
    `function f(a: number, ${word}: string) {}`,
    `const f = (${word}) => 1;`,
    `const f = async ({ a, b: ${word} }: Input): Promise<void> => {};`,
    `type A = { readonly b: string; readonly ${word}?: string };`,
    `type A = { ${word}: string };`,
    `function f({ a }: { ${word}: string }) {}`,
    `const { a: ${word} } = b;`,
    `const [${word}, setA] = b;`,
  ])
    expect(inNames('a.ts', code), code).toEqual([1]);
});

test('Keys of objects, arguments of calls and the key of a renamed name are not declared here', () => {
  const word = `kep${'t'}`;
  for (const code of [
    `call({ ${word}: 1 });`,
    `if (${word}) stop();`,
    `const { ${word}: a } = b;`,
    `call(a.${word}, b).then((c) => c.${word});`,
  ])
    expect(inNames('a.ts', code), code).toEqual([]);
});

test('A name that a column or a field of the API demands is allowed in its files only', () => {
  const code = `type Row = { readonly ${'ri'}de: string };`;
  expect(inNames('packages/server/src/features/quotes/price-quote.ts', code)).toEqual([]);
  expect(inNames('packages/server/src/features/quotes/quote.ts', code)).toEqual([1]);
});
