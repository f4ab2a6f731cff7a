import { expect, test } from 'vitest';
import { areasOf, compose } from './compose.ts';
import { compositionOf } from './composition-of.ts';
import { placePicture } from './place-picture.ts';

const tram = { place: 'lisbon', rank: 0, scene: 'old-town-street', prop: 'walkers' } as const;
const views = [0, 1, 2, 3, 4] as const;

test('The gallery of a product has five pictures in one palette', () => {
  const gallery = views.map((view) => compositionOf({ ...tram, view }));
  expect(new Set(gallery.map((one) => compose(one))).size).toBe(5);
  expect(new Set(gallery.map(({ inks }) => inks)).size).toBe(1);
});

test('Without `view`, the picture is the first of the gallery', () => {
  expect(compose(compositionOf(tram))).toBe(compose(compositionOf({ ...tram, view: 0 })));
});

test('The second picture of a gallery is a closer view', () => {
  const [whole, close] = [0, 1].map((view) => compose(compositionOf({ ...tram, view: view as 0 | 1 })));
  const width = (svg = '') => Number(/width="(\d+)"/.exec(svg)?.[1]);
  expect(width(close)).toBeLessThan(width(whole) * 0.75);
});

test('A place without its own look gets houses by latitude and coast, and no landmark', () => {
  const pictures = [5, 30, 40, 50, 65].flatMap((latitude) =>
    [true, false].map((coastal) => compositionOf({ ...tram, place: 'somewhere', latitude, coastal })),
  );
  for (const one of pictures) {
    expect(areasOf(one).landmark).toBeUndefined();
    expect(compose(one)).toContain('<svg');
  }
  expect(new Set(pictures.map(({ look }) => `${look.style} ${look.climate}`)).size).toBeGreaterThanOrEqual(6);
});

test('An unknown scene and prop give a view of the town without a prop', () => {
  const picture = compositionOf({ ...tram, scene: 'moon-landing', prop: 'rocket' });
  expect(areasOf(picture).prop).toBeUndefined();
  expect(compose(picture)).toContain('<svg');
});

test('A place’s own poster shows its landmark more than 500 units tall, or its roofs if it has none', () => {
  const poster = areasOf(placePicture({ place: 'paris' })).landmark;
  expect((poster?.bottom ?? 0) - (poster?.top ?? 0)).toBeGreaterThan(500);
  expect(compose(placePicture({ place: 'nowhere', latitude: 50 }))).toContain('<svg');
});
