import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';
import { zoneViolations } from './zones.ts';

function problemsOfImport(path: string, specifier: string): string[] {
  const source = sourceOf(path, `// a line above\nimport { x } from '${specifier}';`);
  return zoneViolations([source]).map(({ line, wrong }) => `${line} ${wrong}`);
}

test('Web never imports server, server never imports web, and core imports neither', () => {
  expect(problemsOfImport('packages/web/src/ui/card.tsx', '../../../server/src/env.ts')).toEqual([
    '2 web ui imports packages/server/src/env.ts, which is server settings.',
  ]);
  expect(
    problemsOfImport('packages/server/src/http/pages/web-bundle.ts', '../../../../web/src/screens.ts'),
  ).toHaveLength(1);
  expect(problemsOfImport('packages/core/src/money/money.ts', '@ashore/server/env.ts')).toHaveLength(1);
  expect(problemsOfImport('packages/core/src/money/money.ts', '../../../web/src/screens.ts')).toHaveLength(1);
});

test('Inside the server http is above features, and features are above database and gateways; imports never point upwards', () => {
  const databaseModule = '../../database/connect-database.ts';
  expect(problemsOfImport('packages/server/src/http/api/tours.ts', databaseModule)).toEqual([]);
  expect(problemsOfImport('packages/server/src/features/catalogue/list-tours.ts', databaseModule)).toEqual(
    [],
  );
  expect(
    problemsOfImport('packages/server/src/features/catalogue/list-tours.ts', '../../http/listen.ts'),
  ).toHaveLength(1);
  expect(
    problemsOfImport('packages/server/src/features/catalogue/list-tours.ts', '../../env.ts'),
  ).toHaveLength(1);
  expect(
    problemsOfImport('packages/server/src/database/migrate.ts', '../features/catalogue/product-images.ts'),
  ).toHaveLength(1);
  expect(
    problemsOfImport('packages/server/src/database/migrate.ts', '../gateways/mail/port.ts'),
  ).toHaveLength(1);
  expect(problemsOfImport('packages/server/src/gateways/mail/embedded.ts', databaseModule)).toEqual([]);
});

test('Inside web the order is routes, shell, features, state, ui, and the basics of a page at the bottom', () => {
  expect(problemsOfImport('packages/web/src/routes/home.tsx', '../shell/header/header.tsx')).toEqual([]);
  expect(
    problemsOfImport('packages/web/src/shell/header/header.tsx', '../../features/wishlist/heart.tsx'),
  ).toEqual([]);
  expect(
    problemsOfImport('packages/web/src/features/wishlist/heart.tsx', '../../shell/header/header.tsx'),
  ).toHaveLength(1);
  expect(problemsOfImport('packages/web/src/ui/actions/button.tsx', '../../i18n/texts.ts')).toHaveLength(1);
  expect(problemsOfImport('packages/web/src/i18n/texts.ts', '../page/use-page.ts')).toEqual([]);
  expect(problemsOfImport('packages/web/src/i18n/texts.ts', '../store/root-store.ts')).toHaveLength(1);
});

test('The product never imports its tools and tests; a test may import from anywhere', () => {
  expect(problemsOfImport('packages/server/src/main.ts', '../../../scripts/messages.mjs')).toHaveLength(1);
  expect(problemsOfImport('packages/web/src/root.tsx', '../../../tests/support/server.ts')).toHaveLength(1);
  expect(
    problemsOfImport('packages/server/src/http/pages/web-bundle.test.ts', '../../../../web/src/screens.ts'),
  ).toEqual([]);
});

test('A file outside every zone is reported with the place where zones are named', () => {
  const [violation] = zoneViolations([
    sourceOf('attic/x.ts', `import { y } from '@ashore/core/money/money.ts';`),
  ]);
  expect(violation?.instead).toContain('scripts/checks/dependencies/import-rules.ts');
});
