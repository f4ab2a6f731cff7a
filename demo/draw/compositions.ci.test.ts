import { areasOf, compose } from '@ashore/artwork/compose.ts';
import { compositionOf } from '@ashore/artwork/composition-of.ts';
import { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { landmarks } from '@ashore/artwork/landmarks.ts';
import { palettes } from '@ashore/artwork/palettes.ts';
import { placePicture } from '@ashore/artwork/place-picture.ts';
import { placeLooks } from '@ashore/artwork/places.ts';
import { mayStand } from '@ashore/artwork/prop-fits.ts';
import { props } from '@ashore/artwork/props.ts';
import { scenes } from '@ashore/artwork/scenes.ts';
import { alwaysVisibleBox } from '@ashore/artwork/stage.ts';
import { supplierMark } from '@ashore/artwork/supplier-mark.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { placeFiles, productPictures } from './demonstration-pictures.ts';

const places = placeFiles;
const pictureInputs = productPictures;
const pictures = pictureInputs.map((picture) => compose(compositionOf(picture)));

test('Every product of the demonstration data has a picture, and no two products have the same', () => {
  expect(pictures.length).toBeGreaterThan(600);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('The scene, the prop and the landmarks of every product have been drawn', () => {
  for (const { scene, prop, place } of pictureInputs) {
    expect(Object.hasOwn(scenes, scene), scene).toBe(true);
    expect(prop === 'none' || Object.hasOwn(props, prop), prop).toBe(true);
    for (const landmark of placeLooks[place]?.landmarks ?? ['none'])
      expect(Object.hasOwn(landmarks, landmark), `${place}: ${landmark}`).toBe(true);
  }
  expect(Object.keys(landmarks).length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(scenes).length).toBeGreaterThanOrEqual(24);
});

test('Drawn again, a picture is the same, byte for byte', () => {
  for (const [at, picture] of pictureInputs.entries())
    if (at % 10 === 0) expect(compose(compositionOf(picture))).toBe(pictures[at]);
});

test('A picture is made of flat shapes only, and weighs at most as much as a photograph’s thumbnail', () => {
  for (const [at, picture] of pictures.entries()) {
    const { place, scene, prop } = pictureInputs[at] ?? {};
    const name = `${place} ${scene} ${prop}`;
    const elements = new Set([...picture.matchAll(/<([a-z]+)/gi)].map(([, element]) => element));
    for (const element of elements)
      expect(['svg', 'g', 'path', 'circle', 'ellipse'], name).toContain(element);
    expect(picture, name).not.toMatch(/\s(?:id|href|style|class|on\w+)=|NaN|undefined|Infinity/);
    expect(picture.length, name).toBeLessThanOrEqual(20_000);
  }
});

test('A picture covers its sheet, because a hole would be black in a file without transparency', async () => {
  for (const [at, picture] of pictures.entries()) {
    if (at % 9 !== 0) continue;
    const small = picture.replace(/width="\d+" height="\d+"/, 'width="120" height="120"');
    const { channels } = await sharp(Buffer.from(small)).ensureAlpha().stats();
    expect(channels[3]?.min, JSON.stringify(pictureInputs[at])).toBe(255);
  }
});

test('The prop of a picture fits its scene: no product asks for a car in a museum', () => {
  const senseless = pictureInputs.filter(({ scene, prop }) => !mayStand(scene, prop));
  expect(senseless.map(({ place, rank, scene, prop }) => `${place} ${rank}: ${prop} in ${scene}`)).toEqual(
    [],
  );
});

test('The middle of the landmark and of the prop is inside the box that every frame shows', () => {
  for (const picture of pictureInputs) {
    const areas = areasOf(compositionOf(picture));
    for (const [what, area] of Object.entries(areas)) {
      const name = `${picture.place} ${picture.rank} ${picture.scene}: ${what}`;
      // A quarter of the width and of the top may be cut off, but only an eighth at the foot.
      const [width, height] = [(area.right - area.left) / 4, (area.bottom - area.top) / 4];
      expect(area.left + width, name).toBeGreaterThanOrEqual(alwaysVisibleBox.left);
      expect(area.right - width, name).toBeLessThanOrEqual(alwaysVisibleBox.right);
      expect(area.top + height, name).toBeGreaterThanOrEqual(alwaysVisibleBox.top);
      expect(area.bottom - height / 2, name).toBeLessThanOrEqual(alwaysVisibleBox.bottom);
    }
  }
});

test('The gallery of a product is five different pictures, each within the size limit of the first', () => {
  for (const picture of pictureInputs) {
    const views = ([0, 1, 2, 3, 4] as const).map((view) => compose(compositionOf({ ...picture, view })));
    expect(new Set(views).size, `${picture.place} ${picture.scene}`).toBe(5);
    for (const view of views) expect(view.length).toBeLessThanOrEqual(20_000);
  }
});

test('The median picture is at most 12 kB, and the pictures of a place differ in nearness, landmark, prop or scene', () => {
  const weights = pictures.map(({ length }) => length).toSorted((one, other) => one - other);
  expect(weights[weights.length >> 1]).toBeLessThanOrEqual(12_000);
  for (const { location } of places) {
    const of = pictureInputs.filter(({ place }) => place === location.slug).map(compositionOf);
    const arrangements = new Set(
      of.map(({ nearness, landmark, scene, prop }) =>
        [
          nearness,
          of.findIndex((other) => other.landmark === landmark),
          of.findIndex((other) => other.scene === scene),
          of.findIndex((other) => other.prop === prop),
        ].join(),
      ),
    );
    expect(arrangements.size, location.slug).toBeGreaterThanOrEqual(of.length - 2);
    expect(new Set(of.map(({ nearness }) => nearness)).size, location.slug).toBeGreaterThanOrEqual(2);
  }
});

test('Every place has its own poster, even a place that has no drawing', () => {
  const posters = places.map(({ location }) => compose(placePicture({ place: location.slug })));
  expect(new Set(posters).size).toBe(places.length);
  for (const poster of posters) expect(poster.length).toBeLessThanOrEqual(20_000);
});

test('More than 95 % of the suppliers’ marks differ', () => {
  const marks = places.flatMap(({ suppliers }) => suppliers).map((supplier) => supplierMark(supplier));
  expect(new Set(marks).size).toBeGreaterThan(marks.length * 0.95);
});

test('Two neighbouring pictures of a place differ in sky and in the side they are seen from', () => {
  for (const [at, one] of pictureInputs.entries()) {
    const other = pictureInputs[at + 1];
    if (other?.place !== one.place) continue;
    const [left, right] = [compositionOf(one), compositionOf(other)];
    expect([left.sky === right.sky, left.turned === right.turned]).toEqual([false, false]);
  }
});

/** Vertical extent of something that is drawn by itself: how far it reaches above and below its foot. */
async function extent(width: number, height: number, draw: (sheet: Sheet) => void) {
  const sheet = new Sheet(1, 1);
  draw(sheet);
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(sheet.svg())?.[1] ?? '';
  const [left, top, w, h] = [-width / 2 - 20, -height - 20, width + 40, height + 60];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${w} ${h}" width="${w * 2}" height="${h * 2}">${inside}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDrawn = (row: number) => {
    for (let x = 0; x < info.width; x++) if ((data[(row * info.width + x) * 4 + 3] ?? 0) > 40) return true;
    return false;
  };
  const rows = Array.from({ length: info.height }, (_, row) => row).filter(isDrawn);
  const at = (row = 0) => row / 2 + top;
  return { top: at(rows[0]), bottom: at(rows.at(-1)) };
}

const inks = { body: '#888888', shade: '#555555', light: '#cccccc', accent: '#e0533a' };

describe('Objects stand on their foot', () => {
  test.each(Object.entries(landmarks))('%s is 100 tall, from its foot to its tip', async (_, landmark) => {
    const { top, bottom } = await extent(landmark.width, 100, (sheet) => landmark.draw(sheet, inks));
    expect(top).toBeGreaterThan(-106);
    expect(top).toBeLessThan(-92);
    expect(bottom).toBeGreaterThan(-4);
    expect(bottom).toBeLessThan(12);
  });

  test.each(Object.entries(props))('%s has its foot at its position', async (_, prop) => {
    const { bottom } = await extent(100, prop.height, (sheet) =>
      prop.draw(sheet, palettes.mediterraneanNoon, '#c8412d'),
    );
    expect(bottom).toBeGreaterThan(-12);
    expect(bottom).toBeLessThan(14);
  });
});
