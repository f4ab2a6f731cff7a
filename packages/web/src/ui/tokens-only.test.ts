import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('kit/'))
  .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }));

test('A component uses design tokens only, because a variant cannot change literal colours', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|oklch)\(/i;
  expect(components.filter(({ source }) => literal.test(source)).map(({ file }) => file)).toEqual([]);
});

test('No component uses a fill colour that is not a token', () => {
  const tokens = readFileSync(new URL('tokens.css', folder), 'utf8');
  const colourNames = new Set([...tokens.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));
  const fills = /(?<![\w-])(?:bg|fill|stroke)-([a-z]+(?:-[a-z]+)*(?:-\d)?)(?=[\s'"/`])/g;
  // The direction of a gradient is not a colour.
  const colours = components.map(({ source }) => source.replaceAll(/bg-linear-to-\w+/g, ''));
  const used = colours.flatMap((source) => [...source.matchAll(fills)].map(([, name = '']) => name));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => name !== 'none' && !colourNames.has(name))).toEqual([]);
});
