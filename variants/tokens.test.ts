import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variantFolders, variantOf } from './read-variants.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
type Tokens = ReadonlyMap<string, string>;

/**
 * Components read these with a fallback, so a variant may set them although the theme does not declare them.
 */
const OPTIONAL_ROLES = [
  'footer-rule',
  'header-rule',
  'hero-align',
  'hero-ground',
  'hero-ink',
  'hero-subline-ink',
  'hero-tracking',
  'hero-transform',
  'hero-weight',
  'logo-direction',
  'logo-tracking',
  'logo-transform',
  'logo-weight',
  'card-name-font',
  'card-name-weight',
  'signal-flags',
];

const GROUNDS = ['paper', 'card', 'foam'];
const TEXTS = ['ink', 'ink-2', 'ink-3', 'sea', 'leaf', 'amber', 'red'];
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...['ink', 'ink-2', 'sea'].map((text) => [text, 'sand'] as const),
  ...['leaf', 'amber', 'red'].flatMap((tone) => [
    [tone, `${tone}-tint`] as const,
    ['ink', `${tone}-tint`] as const,
  ]),
  ...['paper', 'card'].map((ground) => ['action', ground] as const),
  ['paper', 'ink'],
  ['paper', 'ink-2'],
  ['ink-2', 'line'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
  ['on-action', 'action'],
  ['on-action', 'action-over'],
  ['on-sun', 'sun'],
  ['on-lit', 'lit'],
  ['on-lit', 'print'],
];
// What must be visible without reading: edges of controls, focus ring, stars, and the filled heart on its
// paper disc.
const CONTROL_PAIRS: readonly (readonly [string, string])[] = [
  ...['line-2', 'sea', 'action', 'star', 'coral'].flatMap((sign) =>
    ['paper', 'card'].map((ground) => [sign, ground] as const),
  ),
  ['on-deep', 'deep'],
];

const base = readFileSync(new URL('../packages/web/src/ui/tokens.css', import.meta.url), 'utf8');

describe.each(variantFolders())('%s', (name) => {
  const own = readFileSync(new URL(`./${name}/tokens.css`, import.meta.url), 'utf8');
  const tokens = new Map([...declarations(base), ...declarations(own)]);

  test.each(THEMES)('every text of the %s theme has a contrast of 4.5 or more to its background', (theme) => {
    expect(pairsBelow(4.5, TEXT_PAIRS, tokens, theme)).toEqual([]);
  });

  test.each(THEMES)(
    'every sign and edge of the %s theme has a contrast of 3 or more to its background',
    (theme) => {
      expect(pairsBelow(3, CONTROL_PAIRS, tokens, theme)).toEqual([]);
    },
  );

  test.each(THEMES)('text on the variant’s own hero colour is as readable in the %s theme', (theme) => {
    const subline =
      own.match(/--hero-subline-ink:\s*(#[0-9a-f]{6})/)?.[1] ?? colour('on-deep', tokens, theme);
    expect(contrast(subline, colour('deep', tokens, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test('a variant overrides roles of the theme and adds none, so that a misspelt role is noticed', () => {
    const roles = new Set([...declarations(base).keys(), ...OPTIONAL_ROLES]);
    expect([...declarations(own).keys()].filter((role) => !roles.has(role))).toEqual([]);
  });

  test('a variant stays outside @theme and layers, where its roles would lose against the theme', () => {
    expect(own.match(/@(?!media \(min-width: \d+px\))[a-z-]+.*/g) ?? []).toEqual([]);
  });

  test('the browser frames the page in the colour of the page background', async () => {
    const { themeColours } = await variantOf(name);
    expect(themeColours).toEqual({
      light: colour('paper', tokens, 'light'),
      dark: colour('paper', tokens, 'dark'),
    });
  });
});

test('the contrast of black on white is 21, and of equal colours 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#0d5e78', '#0d5e78')).toBe(1);
});

test('the contrasts that the design measured are computed the same', () => {
  expect(contrast('#c4323a', '#ffffff')).toBeCloseTo(5.43, 1);
  expect(contrast('#c0932f', '#ffffff')).toBeCloseTo(2.8, 1);
});

function pairsBelow(limit: number, pairs: typeof TEXT_PAIRS, tokens: Tokens, theme: Theme): string[] {
  return pairs
    .map(([text, ground]) => ({
      pair: `${text} on ${ground}`,
      ratio: contrast(colour(text, tokens, theme), colour(ground, tokens, theme)),
    }))
    .filter(({ ratio }) => ratio < limit)
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
}

function colour(role: string, tokens: Tokens, theme: Theme): string {
  const value = tokens.get(`color-${role}`) ?? '';
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const chosen = theme === 'light' ? light : dark;
  if (chosen === undefined) throw new Error(`No colour for ${role}: ${value}`);
  return chosen;
}

function declarations(css: string): Map<string, string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const matches = bare.matchAll(/(?<![\w-])--([a-z][\w-]*?)\s*:\s*([^;]+);/g);
  return new Map([...matches].map(([, role = '', value = '']) => [role, value.trim()]));
}

/** WCAG 2.2, relative luminance. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
