import { expect, test } from 'vitest';
import { floorViolations } from './floors.ts';
import { sourceOf } from './source.ts';

function problemsOfImport(path: string, specifier: string): string[] {
  return floorViolations([sourceOf(path, `import { x } from '${specifier}';`)]).map(({ wrong }) => wrong);
}

test('A feature of the server may use lower floors, but not its own floor or those above', () => {
  const folder = 'packages/server/src/features';
  expect(
    problemsOfImport(`${folder}/catalogue/list-tours.ts`, '../organisations/find-organisation.ts'),
  ).toEqual([]);
  expect(
    problemsOfImport(`${folder}/organisations/find-organisation.ts`, '../catalogue/product-images.ts'),
  ).toEqual(['organisations (floor 1) imports catalogue (floor 2).']);
  expect(problemsOfImport(`${folder}/organisations/find-organisation.ts`, '../images/find-image.ts')).toEqual(
    ['organisations (floor 1) imports images (floor 1).'],
  );
});

test('A feature of the web uses no other feature on any floor', () => {
  const folder = 'packages/web/src/features';
  expect(problemsOfImport(`${folder}/checkout/summary.tsx`, './total.tsx')).toEqual([]);
  expect(problemsOfImport(`${folder}/checkout/summary.tsx`, '../catalogue/tour-card.tsx')).toEqual([
    'checkout imports catalogue, another feature.',
  ]);
});

test('A feature must be one of the nouns of the trade', () => {
  expect(problemsOfImport('packages/server/src/features/stuff/do.ts', 'zod')).toEqual([
    'There is no feature called "stuff".',
  ]);
  expect(problemsOfImport('packages/web/src/features/home/hero.tsx', 'react')).toEqual([]);
  expect(problemsOfImport('packages/server/src/features/home/hero.ts', 'zod')).toHaveLength(1);
});
