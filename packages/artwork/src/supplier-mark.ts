import { capitals } from './kit/capitals.ts';
import { chanceFrom } from './kit/chance.ts';
import { seedOf } from './seed-of.ts';

type Seal = {
  readonly outline: string;
  /** Height of the motif below the initials, which depends on how far down the seal is wide. */
  readonly motifAt: number;
  /** A lozenge has room for one initial. */
  readonly isLozenge?: true;
};

/** Six seals on a sheet of 96 by 96: circle, pennant, square, arch, shield, lozenge. Their order decides who gets which. */
const seals: readonly Seal[] = [
  { outline: 'M48 4a44 44 0 1 1 0 88a44 44 0 1 1 0-88z', motifAt: 77 },
  { outline: 'M6 6H90V70L48 92 6 70z', motifAt: 71 },
  { outline: 'M14 5H82Q91 5 91 14V82Q91 91 82 91H14Q5 91 5 82V14Q5 5 14 5z', motifAt: 80 },
  { outline: 'M7 91V45a41 41 0 0 1 82 0V91z', motifAt: 80 },
  { outline: 'M8 8Q30 12 48 4 66 12 88 8V48Q86 78 48 93 10 78 8 48z', motifAt: 71 },
  { outline: 'M48 1L95 48 48 95 1 48z', motifAt: 77, isLozenge: true },
];

/** Pairs of inks: one for the ground and one for the print. */
const pairs = [
  ['#0d3b52', '#fdf4e0'],
  ['#b8372c', '#fff0d6'],
  ['#14624f', '#fff6cf'],
  ['#4d2f57', '#ffe0b4'],
  ['#e0a43c', '#2b2a4a'],
  ['#2b6f9a', '#fffaf0'],
  ['#f3d9a4', '#7a2f2a'],
  ['#1f2f4f', '#ffb98a'],
  ['#cfe6da', '#163d55'],
  ['#7a4c63', '#fff3df'],
] as const;

/** Motifs around (0, 0): wave, peak, wheel, leaf, sun, oar. */
const motifs = [
  'M-15-2q5-7 10 0t10 0 10 0v5q-5 7-10 0t-10 0-10 0z',
  'M-14 6L-4-7 1-1 6-6 15 6z',
  'M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  'M-14 2Q-6-9 14-5 8 8-14 2z',
  'M-11 6a11 11 0 0 1 22 0zM-17 6h4v-2h-4zM13 6h4v-2h-4zM-1-8h2v-4h-2z',
  'M-16-1h20q4-5 12-3v8q-8 2-12-3h-20z',
] as const;

export type Supplier = { readonly name: string; readonly slug: string };

/**
 * Draws a mark for a supplier without one: initials in a seal, two inks, one small motif. The same name and
 * slug always give the same mark.
 */
export function supplierMark({ name, slug }: Supplier): string {
  const chance = chanceFrom(seedOf(slug));
  const [ground, print] = nth(pairs, chance());
  const { outline, motifAt, isLozenge = false } = nth(seals, chance());
  const motif = nth(motifs, chance());
  const letters = initialsOf(name, isLozenge ? 1 : 2);
  const inside =
    letters.length === 0
      ? `<path transform="translate(48 48)scale(2.3)" d="${motif}" fill="${print}"/>`
      : `${monogram(letters, print, isLozenge ? 45 : 42)}<path transform="translate(48 ${motifAt})scale(.62)" d="${motif}" fill="${print}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><path d="${outline}" fill="${ground}"/>${inside}</svg>\n`;
}

function nth<Item>(list: readonly Item[], share: number): Item {
  return list[Math.floor(share * list.length)] as Item;
}

/** Returns the first letters of the first words that begin with one of A to Z, without accents. */
function initialsOf(name: string, most: number): readonly string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word[0] ?? '').toUpperCase())
    .filter((letter) => Object.hasOwn(capitals, letter))
    .slice(0, most);
}

function monogram(letters: readonly string[], ink: string, middle: number): string {
  const gap = 8;
  const shapes = letters.map((letter) => capitals[letter] ?? { width: 0, outline: '' });
  const wide = shapes.reduce((sum, { width }) => sum + width, gap * (shapes.length - 1));
  const scale = Math.min(shapes.length === 1 ? 0.66 : 0.52, 62 / wide);
  let at = 48 - (wide * scale) / 2;
  return shapes
    .map(({ width, outline }) => {
      const left = at;
      at += (width + gap) * scale;
      return `<path transform="translate(${left.toFixed(1)} ${(middle - 35 * scale).toFixed(1)})scale(${scale.toFixed(3)})" d="${outline}" fill="${ink}"/>`;
    })
    .join('');
}
