import { depthBudgets } from './budgets/depth.ts';
import { fileLengths } from './budgets/file-lengths.ts';
import { folderBudgets } from './budgets/folders.ts';
import { forbiddenAnywhere, forbiddenInCode } from './budgets/forbidden.ts';
import { commentBudgets, testLineBudgets } from './budgets/proportions.ts';
import { fileReach } from './budgets/reach.ts';
import { rootEntries } from './budgets/root-entries.ts';
import { sourceOf } from './dependencies/source.ts';
import { isCode, isTest, listFiles, projectFolder, readSources } from './read-sources.ts';

const paths = await listFiles();
const texts = await readSources((path) =>
  /\.(ts|tsx|mjs|js|json|css|sql|md|ya?ml|sh|svg|html)$|^\.ci\//.test(path),
);
const codeTexts = new Map([...texts].filter(([path]) => isCode(path)));
const productTexts = new Map([...codeTexts].filter(([path]) => !isTest(path)));

const budgets = [
  ...fileLengths(productTexts),
  ...depthBudgets(productTexts),
  ...forbiddenInCode(codeTexts),
  ...forbiddenAnywhere(texts, projectFolder),
  ...commentBudgets(productTexts),
  ...testLineBudgets(codeTexts, {
    'packages/core/src/': 0.8,
    'packages/server/src/features/': 0.8,
    'packages/web/src/': 0.6,
  }),
  ...folderBudgets(productTexts),
  ...fileReach([...codeTexts].map(([path, text]) => sourceOf(path, text))),
  ...rootEntries(paths, texts.get('package.json') ?? '{}'),
];

for (const { name, value, allowed, isKept } of budgets) {
  console.log(`${isKept ? '  ' : '! '}${name.padEnd(52)} ${value.padStart(8)}   ${allowed}`);
}
for (const { isKept, places } of budgets) if (!isKept) for (const place of places) console.log(place);

const failedCount = budgets.filter(({ isKept }) => !isKept).length;
console.log(`${budgets.length - failedCount} passed, ${failedCount} failed`);
process.exitCode = failedCount > 0 ? 1 : 0;
