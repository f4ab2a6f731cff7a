import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Code that joins texts with a comma, a colon or brackets of its own. Chinese has other marks than English. */
const glue = [
  /\.join\(\s*['"`](?:, |: |; )['"`]\s*\)/,
  /\$\{[^}`]*\}(?:, |: | \()\$\{[^}`]*\bt\(/,
  /\bt\([^)]*\)\}(?:, |: | \()\$\{/,
  />\s*[,:] ?\{t\(/,
  /\{t\([^)]*\)\}[,:] /,
  // A sentence before a link or a button: `useSentenceGap` knows the distance.
  /^\s*\{t\(.*\)\}\{' '\}$/,
  /\{t\([^)]*\)\} \{t\(/,
  // A comma that a statement of the database puts between two texts, without asking for the language.
  /(?<!else .*)\|\| ', ' \|\||concat_ws\(', '/,
];

/** Files that join what is data, in any language, or what no visitor reads. */
const data: ReadonlySet<string> = new Set([
  'packages/web/src/ui/media/picture.tsx', // the attribute srcset
  'packages/web/src/features/quotes/hold/add-to-cart.ts', // analytics
  'packages/web/src/features/checkout/steps/analytics.ts', // analytics
  'packages/web/src/features/catalogue/list/product-type-links.tsx', // a type and its count
  'packages/web/src/features/catalogue/comparison/comparison-table.tsx', // a label and its switch
  'packages/web/src/features/search/suggestion-rows.tsx', // the label of a location, with a form per language
  'packages/web/src/features/checkout/fields/question-fields.ts', // typed answers, sent to the supplier
  'packages/web/src/features/checkout/fields/place-fields.ts', // a typed place, sent to the supplier
  'packages/server/src/features/bookings/named-ship/named-ship.ts', // a typed ship, as browsers send it
  'packages/web/src/features/checkout/fields/checkout-request.ts', // a typed address, sent to the server
]);

const sources = globSync([
  'packages/web/src/**/*.{ts,tsx}',
  'packages/server/src/features/{bookings,tickets,newsletter,reviews}/**/*.ts',
]).filter((file) => !/\.test\.|\.queries\.|write-booking|\/ui\/kit\//.test(file) && !data.has(file));

test('Texts are joined by the punctuation of their language, and never by code', () => {
  const glued = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        glue.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(glued).toEqual([]);
});
