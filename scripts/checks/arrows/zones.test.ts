import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';
import { zoneViolations } from './zones.ts';

function wrongs(path: string, specifier: string): string[] {
  const source = sourceOf(path, `// a line above\nimport { x } from '${specifier}';`);
  return zoneViolations([source]).map(({ line, wrong }) => `${line} ${wrong}`);
}

test('Web never imports server, server never imports web, and core imports neither.', () => {
  expect(wrongs('packages/web/src/ui/card.tsx', '../../../server/src/env.ts')).toEqual([
    '2 web ui imports packages/server/src/env.ts, which is server settings.',
  ]);
  expect(wrongs('packages/server/src/http/pages/bundle.ts', '../../../../web/src/screens.ts')).toHaveLength(
    1,
  );
  expect(wrongs('packages/core/src/money/money.ts', '@ashore/server/env.ts')).toHaveLength(1);
  expect(wrongs('packages/core/src/money/money.ts', '../../../web/src/screens.ts')).toHaveLength(1);
});

test('Inside the server: http, then features, then database and gateways, never upwards.', () => {
  const down = '../../database/connect-database.ts';
  expect(wrongs('packages/server/src/http/api/tours.ts', down)).toEqual([]);
  expect(wrongs('packages/server/src/features/catalogue/list-tours.ts', down)).toEqual([]);
  expect(wrongs('packages/server/src/features/catalogue/list-tours.ts', '../../http/listen.ts')).toHaveLength(
    1,
  );
  expect(wrongs('packages/server/src/features/catalogue/list-tours.ts', '../../env.ts')).toHaveLength(1);
  expect(wrongs('packages/server/src/database/migrate.ts', '../features/catalogue/tables.ts')).toHaveLength(
    1,
  );
  expect(wrongs('packages/server/src/database/migrate.ts', '../gateways/mail/port.ts')).toHaveLength(1);
  expect(wrongs('packages/server/src/gateways/mail/embedded.ts', down)).toEqual([]);
});

test('Inside web: routes, shell, features, state, ui, and what a page is at the bottom.', () => {
  expect(wrongs('packages/web/src/routes/home.tsx', '../shell/header.tsx')).toEqual([]);
  expect(wrongs('packages/web/src/shell/header.tsx', '../features/wishlist/heart.tsx')).toEqual([]);
  expect(wrongs('packages/web/src/features/wishlist/heart.tsx', '../../shell/header.tsx')).toHaveLength(1);
  expect(wrongs('packages/web/src/ui/button.tsx', '../i18n/use-text.ts')).toHaveLength(1);
  expect(wrongs('packages/web/src/i18n/use-text.ts', '../page/use-page.ts')).toEqual([]);
  expect(wrongs('packages/web/src/i18n/use-text.ts', '../store/root-store.ts')).toHaveLength(1);
});

test('The product knows nothing of its tools and tests; a test may reach anywhere.', () => {
  expect(wrongs('packages/server/src/main.ts', '../../../scripts/say.mjs')).toHaveLength(1);
  expect(wrongs('packages/web/src/root.tsx', '../../../tests/support/server.ts')).toHaveLength(1);
  expect(wrongs('packages/server/src/http/pages/bundle.test.ts', '../../../../web/src/screens.ts')).toEqual(
    [],
  );
});

test('A file outside every zone is told where zones are named.', () => {
  const [violation] = zoneViolations([
    sourceOf('attic/x.ts', `import { y } from '@ashore/core/money/money.ts';`),
  ]);
  expect(violation?.instead).toContain('scripts/checks/arrows/table.ts');
});
