import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const components = readdirSync(folder)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(new URL(file, folder), 'utf8') }));

test('a component is made of tokens alone, or a variant could not change it', () => {
  const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|oklch)\(/i;
  expect(components.filter(({ source }) => literal.test(source)).map(({ file }) => file)).toEqual([]);
});

test('no component fills with a colour that the tokens do not have', () => {
  const tokens = readFileSync(new URL('tokens.css', folder), 'utf8');
  const known = new Set([...tokens.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));
  const fills = /(?<![\w-])(?:bg|fill|stroke)-([a-z]+(?:-[a-z]+)*(?:-\d)?)(?=[\s'"/`])/g;
  // The direction in which one colour goes over into another is none itself.
  const colours = components.map(({ source }) => source.replaceAll(/bg-linear-to-\w+/g, ''));
  const used = colours.flatMap((source) => [...source.matchAll(fills)].map(([, name = '']) => name));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => name !== 'none' && !known.has(name))).toEqual([]);
});
