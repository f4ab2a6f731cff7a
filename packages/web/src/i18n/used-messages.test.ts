import { globSync, readFileSync } from 'node:fs';
import { errorCatalogue } from '@ashore/core/errors/error-catalogue.ts';
import { expect, test } from 'vitest';
import en from './messages/en.json' with { type: 'json' };

const sources = globSync(['packages/{web,core}/src/**/*.{ts,tsx}', 'variants/**/*.ts'])
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'));
const codes: ReadonlySet<string> = new Set(Object.values(errorCatalogue).map(({ messageKey }) => messageKey));

/** Every quoted word and every name of a property, read once because there are thousands of texts. */
const names = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/['"`]([\w.-]+)(?=['"`])|(?<![\w-])([\w.-]+):/g)].map(
      ([, quoted, property]) => quoted ?? property,
    ),
  ),
);

test('Every text is used somewhere, so that no unused text is translated', () => {
  const unread = Object.entries(en).flatMap(([namespace, texts]) =>
    Object.keys(texts).filter((name) => !isUsed(namespace, name)),
  );
  expect(unread).toEqual([]);
});

/** A text is used by its whole key or by its code in the error catalogue. A composed key uses it by name. */
function isUsed(namespace: string, name: string): boolean {
  const key = `${namespace}.${name}`;
  return codes.has(key) || names.has(key) || (isPutTogether(namespace) && names.has(name));
}

function isPutTogether(namespace: string): boolean {
  return sources.some((source) => source.includes(`\`${namespace}.\${`));
}
