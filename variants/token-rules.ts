/** The rules for a variant's `tokens.css`. The build refuses a variant that breaks one of them. */
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

export type VariantTokens = {
  /** The theme's own tokens.css. */
  readonly theme: string;
  /** The variant's tokens.css. */
  readonly own: string;
  /** The colours that the browser frames the page with, from variant.ts. */
  readonly themeColours: { readonly light: string; readonly dark: string };
};

/** A sentence for each mistake: the role, and the colour or number to change. */
export function tokenFaults({ theme, own, themeColours }: VariantTokens): string[] {
  const tokens = new Map([...declarations(theme), ...declarations(own)]);
  return [
    ...unknownRoles(theme, own),
    ...misplacedRules(own),
    ...THEMES.flatMap((name) => [
      ...pairsBelow(4.5, TEXT_PAIRS, tokens, name),
      ...pairsBelow(3, CONTROL_PAIRS, tokens, name),
      ...heroFaults(own, tokens, name),
      ...frameFaults(themeColours[name], tokens, name),
    ]),
  ];
}

function unknownRoles(theme: string, own: string): string[] {
  const roles = new Set([...declarations(theme).keys(), ...OPTIONAL_ROLES]);
  return [...declarations(own).keys()]
    .filter((role) => !roles.has(role))
    .map((role) => `--${role} is not a role of the theme`);
}

/** Inside @theme or a layer, a variant's roles would lose against the theme. */
function misplacedRules(own: string): string[] {
  const misplaced = bare(own).match(/@(?!media \(min-width: \d+px\))[a-z-]+[^\n]*/g) ?? [];
  return misplaced.map((rule) => `"${rule.trim()}": only @media (min-width: …px) is possible`);
}

function heroFaults(own: string, tokens: Tokens, theme: Theme): string[] {
  const subline = own.match(/--hero-subline-ink:\s*(#[0-9a-f]{6})/)?.[1] ?? colour('on-deep', tokens, theme);
  const ratio = contrast(subline, colour('deep', tokens, theme));
  return ratio < 4.5 ? [tooLow('hero-subline-ink', 'deep', theme, ratio, 4.5)] : [];
}

function frameFaults(framed: string, tokens: Tokens, theme: Theme): string[] {
  const paper = colour('paper', tokens, theme);
  return framed === paper ? [] : [`themeColours.${theme} in variant.ts is ${framed}, but paper is ${paper}`];
}

function pairsBelow(limit: number, pairs: typeof TEXT_PAIRS, tokens: Tokens, theme: Theme): string[] {
  return pairs.flatMap(([text, ground]) => {
    const ratio = contrast(colour(text, tokens, theme), colour(ground, tokens, theme));
    return ratio < limit ? [tooLow(text, ground, theme, ratio, limit)] : [];
  });
}

function tooLow(text: string, ground: string, theme: Theme, ratio: number, limit: number): string {
  return `${theme}: ${text} on ${ground} has a contrast of ${ratio.toFixed(2)}, and needs ${limit}`;
}

function colour(role: string, tokens: Tokens, theme: Theme): string {
  const value = tokens.get(`color-${role}`) ?? '';
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const chosen = theme === 'light' ? light : dark;
  if (chosen === undefined) throw new Error(`No colour for ${role}: ${value}`);
  return chosen;
}

function declarations(css: string): Map<string, string> {
  const matches = bare(css).matchAll(/(?<![\w-])--([a-z][\w-]*?)\s*:\s*([^;]+);/g);
  return new Map([...matches].map(([, role = '', value = '']) => [role, value.trim()]));
}

function bare(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** WCAG 2.2, relative luminance. */
export function contrast(one: string, other: string): number {
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
