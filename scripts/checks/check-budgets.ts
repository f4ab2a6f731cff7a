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
const code = new Map([...texts].filter(([path]) => isCode(path)));
const product = new Map([...code].filter(([path]) => !isTest(path)));

const budgets = [
  ...fileLengths(product),
  ...depthBudgets(product),
  ...forbiddenInCode(code),
  ...forbiddenAnywhere(texts, projectFolder),
  ...commentBudgets(product),
  ...testLineBudgets(code, {
    'packages/core/src/': 0.8,
    'packages/server/src/features/': 0.8,
    'packages/web/src/': 0.6,
  }),
  ...folderBudgets(product),
  ...fileReach([...code].map(([path, text]) => sourceOf(path, text))),
  ...rootEntries(paths, texts.get('package.json') ?? '{}'),
];

for (const { name, value, allowed, holds } of budgets) {
  console.log(`${holds ? '  ' : '! '}${name.padEnd(52)} ${value.padStart(8)}   ${allowed}`);
}
for (const { holds, places } of budgets) if (!holds) for (const place of places) console.log(place);

const failed = budgets.filter(({ holds }) => !holds).length;
console.log(`${budgets.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
