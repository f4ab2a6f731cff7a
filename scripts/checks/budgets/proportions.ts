import { withoutComments } from '../dependencies/read-imports.ts';
import { isTest, type Sources } from '../read-sources.ts';
import type { Budget } from './budget.ts';

const allowedCommentPercent = { least: 5, most: 12 };

/** Table definitions only state facts. The tests of the code that uses them cover their content. */
const tableFile = /(?:^|[/-])tables\.ts$/;

/** Share of comment lines in the product's code. */
export function commentBudgets(product: Sources): Budget[] {
  let writtenLines = 0;
  let commentLines = 0;
  for (const text of product.values()) {
    const wasWritten = text.split('\n').map((line) => line.trim() !== '');
    const staysWritten = withoutComments(text)
      .split('\n')
      .map((line) => line.trim() !== '');
    writtenLines += wasWritten.filter(Boolean).length;
    commentLines += wasWritten.filter((isWritten, index) => isWritten && !staysWritten[index]).length;
  }
  const commentPercent =
    writtenLines === 0 ? allowedCommentPercent.least : (commentLines / writtenLines) * 100;
  const { least, most } = allowedCommentPercent;
  const isKept = commentPercent >= least && commentPercent <= most;
  return [
    {
      name: 'comment lines',
      value: `${commentPercent.toFixed(1)} %`,
      allowed: `${least}–${most} %`,
      isKept,
      places: [],
    },
  ];
}

/** Compares the number of test lines of each folder with the least that it needs for a line of code. */
export function testLineBudgets(code: Sources, minimumRatios: Readonly<Record<string, number>>): Budget[] {
  return Object.entries(minimumRatios).map(([folder, testsPerLine]) => {
    const inside = [...code].filter(([path]) => path.startsWith(folder));
    const testLines = countCodeLines(inside.filter(([path]) => isTest(path)));
    const sourceLines = countCodeLines(inside.filter(([path]) => !isTest(path) && !tableFile.test(path)));
    const ratio = sourceLines === 0 ? testsPerLine : testLines / sourceLines;
    const name = `test lines per line, ${folder}`;
    return {
      name,
      value: ratio.toFixed(2),
      allowed: `≥ ${testsPerLine}`,
      isKept: ratio >= testsPerLine,
      places: [],
    };
  });
}

/** Lines with code. Comments do not count, because a long explanation needs no longer tests. */
function countCodeLines(files: readonly (readonly [string, string])[]): number {
  return files.reduce(
    (total, [, text]) => total + (withoutComments(text).match(/^.*\S.*$/gm)?.length ?? 0),
    0,
  );
}
