import { expect, test } from 'vitest';
import { compose, spotsOf } from './compose.ts';
import { compositionOf } from './composition-of.ts';
import { placePicture } from './place-picture.ts';

const tram = { place: 'lisbon', rank: 0, scene: 'old-town-street', prop: 'walkers' } as const;
const views = [0, 1, 2, 3, 4] as const;

test('The gallery of a product is five pictures in one palette', () => {
  const gallery = views.map((view) => compositionOf({ ...tram, view }));
  expect(new Set(gallery.map((one) => compose(one))).size).toBe(5);
  expect(new Set(gallery.map(({ inks }) => inks)).size).toBe(1);
});

test('Without a view it is the first picture of the gallery', () => {
  expect(compose(compositionOf(tram))).toBe(compose(compositionOf({ ...tram, view: 0 })));
});

test('The second picture of a gallery comes closer to what one does', () => {
  const [whole, close] = [0, 1].map((view) => compose(compositionOf({ ...tram, view: view as 0 | 1 })));
  const width = (svg = '') => Number(/width="(\d+)"/.exec(svg)?.[1]);
  expect(width(close)).toBeLessThan(width(whole) * 0.75);
});

test('A place that nobody has drawn has a picture: its houses by latitude and sea, and no landmark', () => {
  const pictures = [5, 30, 40, 50, 65].flatMap((latitude) =>
    [true, false].map((coastal) => compositionOf({ ...tram, place: 'somewhere', latitude, coastal })),
  );
  for (const one of pictures) {
    expect(spotsOf(one).landmark).toBeUndefined();
    expect(compose(one)).toContain('<svg');
  }
  expect(new Set(pictures.map(({ look }) => `${look.kit} ${look.climate}`)).size).toBeGreaterThanOrEqual(6);
});

test('A scene or a prop that nobody has drawn is a view of the town, and nothing in it', () => {
  const picture = compositionOf({ ...tram, scene: 'moon-landing', prop: 'rocket' });
  expect(spotsOf(picture).prop).toBeUndefined();
  expect(compose(picture)).toContain('<svg');
});

test('A place’s own poster shows its landmark larger than any product does, or its roofs', () => {
  const poster = spotsOf(placePicture({ place: 'paris' })).landmark;
  expect((poster?.bottom ?? 0) - (poster?.top ?? 0)).toBeGreaterThan(500);
  expect(compose(placePicture({ place: 'nowhere', latitude: 50 }))).toContain('<svg');
});
