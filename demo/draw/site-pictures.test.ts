import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { heroTall } from '@ashore/artwork/site/hero-tall.ts';
import { heroWide } from '@ashore/artwork/site/hero-wide.ts';
import { lighthouse } from '@ashore/artwork/site/lighthouse.ts';
import { printPicture } from '@ashore/artwork/site/print-picture.ts';
import { ratingStars } from '@ashore/artwork/site/rating-stars.ts';
import { expect, test } from 'vitest';

const folder = new URL('../artwork/', import.meta.url);
const pictures = [
  heroTall.day,
  heroTall.night,
  heroWide.day,
  heroWide.night,
  lighthouse,
  ...[1, 2, 3, 4, 5].map(ratingStars),
];

test.each(pictures.map((picture) => [picture.stem, picture] as const))(
  'Drawing %s again gives exactly the bytes of its file, with flat shapes only and 18 kB at most',
  async (stem, picture) => {
    const address = new URL(`${stem}.svg`, folder);
    await expect(printPicture(picture)).toMatchFileSnapshot(fileURLToPath(address));
    const file = readFileSync(address, 'utf8');
    const elements = new Set([...file.matchAll(/<([a-z]+)/gi)].map(([, name]) => name));
    for (const name of elements) expect(['svg', 'g', 'path', 'circle', 'ellipse']).toContain(name);
    expect(file).not.toMatch(/\s(?:id|href|style|class|on\w+)=|NaN|undefined|Infinity/);
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(18_000);
  },
);

test('The folder contains no other drawing', () => {
  expect(readdirSync(folder).sort()).toEqual(pictures.map(({ stem }) => `${stem}.svg`).sort());
});
