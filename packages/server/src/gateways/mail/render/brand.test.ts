import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailColours } from './brand.ts';

const readText = (path: string) => readFileSync(path, 'utf8');
const theme = readText('packages/web/src/ui/tokens.css');

test.each(globSync('variants/*/tokens.css'))(
  'Every variant has the colours that an email needs, and they are readable: %s',
  (path) => {
    const colours = mailColours([theme, readText(path)]);
    for (const half of ['light', 'dark'] as const) {
      for (const [front, back] of [
        ['ink', 'card'],
        ['quiet', 'card'],
        ['quiet', 'paper'],
        ['link', 'card'],
        ['link', 'paper'],
        ['onAction', 'action'],
        ['onDeep', 'deep'],
      ] as const) {
        const ratio = contrastOf(colours[front][half], colours[back][half]);
        expect(ratio, `${front} on ${back}, ${half}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);

test('A variant replaces the colours that it names and inherits the rest; a colour that emails cannot show is reported', () => {
  const colours = mailColours([theme, ':root { --color-action: light-dark(#000000, #ffffff); }']);
  expect(colours.action).toEqual({ light: '#000000', dark: '#ffffff' });
  expect(colours.mark.dark).toBe(colours.mark.light);
  expect(() => mailColours([theme, ':root { --color-card: oklch(1 0 0); }'])).toThrow('card');
});

function contrastOf(left: string, right: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(left), luminanceOf(right)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
