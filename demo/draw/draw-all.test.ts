import { readdirSync, readFileSync } from 'node:fs';
import { printPicture } from '@ashore/artwork/shop/print-picture.ts';
import { describe, expect, test } from 'vitest';
import { pictures } from './pictures.ts';

const folder = new URL('../artwork/', import.meta.url);
const fileOf = (stem: string) => readFileSync(new URL(`${stem}.svg`, folder), 'utf8');
const posters = pictures.filter(({ width, height }) => width === 800 && height === 1000);

test('There are 24 posters, two hero pictures and the lighthouse, each once, and no other drawing lies about', () => {
  expect(posters).toHaveLength(24);
  const stems = pictures.map(({ stem }) => stem).sort();
  expect(new Set(stems).size).toBe(27);
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  expect(files.sort()).toEqual(stems.map((stem) => `${stem}.svg`));
});

describe.each(pictures.map((picture) => [picture.stem, picture] as const))('%s', (stem, picture) => {
  test('Drawing it again gives the very bytes of its file', () => {
    expect(printPicture(picture)).toBe(fileOf(stem));
  });

  test('It is flat shapes and nothing else: no text, raster, filter, style, script, id or link', () => {
    const elements = new Set([...fileOf(stem).matchAll(/<([a-z]+)/gi)].map(([, name]) => name));
    for (const name of elements) expect(['svg', 'g', 'path', 'circle', 'ellipse']).toContain(name);
    expect(fileOf(stem)).not.toMatch(/\s(?:id|href|style|class|on\w+)=|NaN|undefined|Infinity/);
  });

  test('The list of drawings says its size and the colour of its empty box', () => {
    const list = JSON.parse(readFileSync(new URL('artwork.json', folder), 'utf8'));
    const { dominant, width, height } = picture;
    expect(list[stem]).toEqual({ dominant, width, height });
    expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
    expect(fileOf(stem)).toContain(`viewBox="0 0 ${width} ${height}"`);
  });
});

test('No poster weighs more than 14 kB, no other drawing more than 18', () => {
  for (const { stem } of pictures) {
    const limit = posters.some((poster) => poster.stem === stem) ? 14_000 : 18_000;
    expect(Buffer.byteLength(fileOf(stem)), stem).toBeLessThanOrEqual(limit);
  }
});

test('Pure white and near-black are no inks of ours', () => {
  for (const { stem } of posters) {
    const inks = [...fileOf(stem).matchAll(/#([0-9a-f]{6})/g)].map(([, hex = '']) => hex);
    for (const hex of inks) {
      const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      expect(Math.max(...channels), `${stem} #${hex}`).toBeGreaterThan(0x22);
      expect(Math.min(...channels), `${stem} #${hex}`).toBeLessThan(0xff);
    }
  }
});
