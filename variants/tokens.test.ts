import { expect, test } from 'vitest';
import { variantFolders, variantTokens } from './read-variants.ts';
import { contrast, tokenFaults } from './token-rules.ts';

test.each(variantFolders())('the tokens of %s keep every rule in both themes', async (name) => {
  expect(tokenFaults(await variantTokens(name))).toEqual([]);
});

const ashore = await variantTokens('ashore');
const withOwn = (css: string) => tokenFaults({ ...ashore, own: `${ashore.own}\n:root { ${css} }` });

test('a text of too little contrast is named with its background, its theme and its contrast', () => {
  const faults = withOwn('--color-ink-2: light-dark(#9a9a9a, #b9c4ca);');
  expect(faults).toContain('light: ink-2 on card has a contrast of 2.81, and needs 4.5');
  expect(faults.join()).not.toContain('dark: ink-2 on card');
});

test('the edge of a control needs a contrast of 3', () => {
  expect(withOwn('--color-line-2: light-dark(#cccccc, #8a99a3);')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^light: line-2 on paper .* needs 3$/)]),
  );
});

test('text on the hero of the variant must be readable', () => {
  expect(withOwn('--hero-subline-ink: #0b3a4e;')).toEqual(
    expect.arrayContaining([expect.stringContaining('hero-subline-ink on deep')]),
  );
});

test('a variant overrides roles of the theme and adds none, so that a misspelt role is noticed', () => {
  expect(withOwn('--color-inck: #000000;')).toEqual(['--color-inck is not a role of the theme']);
});

test('a variant stays outside @theme and layers, where its roles would lose against the theme', () => {
  expect(tokenFaults({ ...ashore, own: `${ashore.own}\n@layer base { }` })).toEqual([
    '"@layer base { }": only @media (min-width: …px) is possible',
  ]);
  expect(tokenFaults({ ...ashore, own: `${ashore.own}\n@media (min-width: 768px) { }` })).toEqual([]);
});

test('the browser frames the page in the colour of the page background', () => {
  const themeColours = { ...ashore.themeColours, dark: '#000001' };
  expect(tokenFaults({ ...ashore, themeColours })).toEqual([
    expect.stringMatching(/^themeColours\.dark in variant\.ts is #000001, but paper is #[0-9a-f]{6}$/),
  ]);
});

test('the contrast of black on white is 21, and of equal colours 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#0d5e78', '#0d5e78')).toBe(1);
});

test('the contrasts that the design measured are computed the same', () => {
  expect(contrast('#c4323a', '#ffffff')).toBeCloseTo(5.43, 1);
  expect(contrast('#c0932f', '#ffffff')).toBeCloseTo(2.8, 1);
});
