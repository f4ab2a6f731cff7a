import { withoutComments } from '../dependencies/read-imports.ts';
import { isTest, type Sources } from '../read-sources.ts';
import type { Budget } from './budget.ts';

const commentsAllowed = { least: 5, most: 12 };

/** Table definitions only state facts. The tests of the code that uses them cover their content. */
const namesTables = /(?:^|[/-])tables\.ts$/;

/** Share of comment lines in the product's code. */
export function commentBudgets(product: Sources): Budget[] {
  let written = 0;
  let commentLines = 0;
  for (const text of product.values()) {
    const before = text.split('\n').map((line) => line.trim() !== '');
    const after = withoutComments(text)
      .split('\n')
      .map((line) => line.trim() !== '');
    written += before.filter(Boolean).length;
    commentLines += before.filter((isWritten, index) => isWritten && !after[index]).length;
  }
  const share = written === 0 ? commentsAllowed.least : (commentLines / written) * 100;
  const { least, most } = commentsAllowed;
  const holds = share >= least && share <= most;
  return [
    {
      name: 'comment lines',
      value: `${share.toFixed(1)} %`,
      allowed: `${least}–${most} %`,
      holds,
      places: [],
    },
  ];
}

/** Test lines for each line of code that must never be wrong. */
export function testLineBudgets(code: Sources, least: Readonly<Record<string, number>>): Budget[] {
  return Object.entries(least).map(([folder, testsPerLine]) => {
    const inside = [...code].filter(([path]) => path.startsWith(folder));
    const tests = sum(inside.filter(([path]) => isTest(path)));
    const source = sum(inside.filter(([path]) => !isTest(path) && !namesTables.test(path)));
    const ratio = source === 0 ? testsPerLine : tests / source;
    const name = `test lines per line, ${folder}`;
    return {
      name,
      value: ratio.toFixed(2),
      allowed: `≥ ${testsPerLine}`,
      holds: ratio >= testsPerLine,
      places: [],
    };
  });
}

/** Lines with code. Comments do not count, because a long explanation needs no longer tests. */
function sum(files: readonly (readonly [string, string])[]): number {
  return files.reduce(
    (total, [, text]) => total + (withoutComments(text).match(/^.*\S.*$/gm)?.length ?? 0),
    0,
  );
}
