import { readdirSync, readFileSync } from 'node:fs';
import { compose } from '@ashore/artwork/compose.ts';
import { houseForms } from '@ashore/artwork/hotels/facade-forms.ts';
import { hotelPicture } from '@ashore/artwork/hotels/hotel-picture.ts';
import { smallHouses } from '@ashore/artwork/hotels/small-houses.ts';
import { viewNamed } from '@ashore/artwork/hotels/views.ts';
import { landmarkSubjects } from '@ashore/artwork/landmark-subjects.ts';
import { landmarks } from '@ashore/artwork/landmarks.ts';
import { palettes } from '@ashore/artwork/palettes.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readHotels } from '../../packages/server/src/features/hotels/import/read-hotels.ts';
import { hotelPictures } from './demonstration-pictures.ts';

const folder = new URL('../hotels/', import.meta.url);
const { files } = readHotels(
  readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
);
const hotels = files.flatMap(({ place, hotels: list }) => list.map((hotel) => ({ ...hotel, place })));
const inputs = hotelPictures;
// A sample of every fourth picture, which contains all motifs.
const sample = inputs.filter((_, at) => at % 4 === 0);
const frame = { width: 640, height: 400 };

test('Every façade of the demonstration has been drawn, and no drawing is without a hotel', () => {
  const drawn = new Set([...Object.keys(houseForms), ...Object.keys(smallHouses)]);
  const wanted = new Set(hotels.map(({ motif }) => motif?.facade ?? 'none'));
  expect([...wanted].filter((motif) => !drawn.has(motif))).toEqual([]);
  expect([...drawn].filter((motif) => !wanted.has(motif))).toEqual(['cortijo']);
});

test('A picture is the same when drawn again, consists of flat shapes, and is small', () => {
  for (const input of sample) {
    const picture = compose(hotelPicture(input), frame);
    expect(compose(hotelPicture(input), frame)).toBe(picture);
    const name = `${input.place} ${input.hotel} ${input.subject}`;
    const elements = new Set([...picture.matchAll(/<([a-z]+)/gi)].map(([, element]) => element));
    for (const element of elements)
      expect(['svg', 'g', 'path', 'circle', 'ellipse'], name).toContain(element);
    expect(picture, name).not.toMatch(/\s(?:id|href|style|class|on\w+)=|NaN|undefined|Infinity/);
    expect(picture.length, name).toBeLessThanOrEqual(20_000);
  }
});

test('A picture covers its sheet, because a hole would be black in a file without transparency', async () => {
  for (const input of sample.filter((_, at) => at % 5 === 0)) {
    const small = compose(hotelPicture(input)).replace(
      /width="\d+" height="\d+"/,
      'width="120" height="120"',
    );
    const { channels } = await sharp(Buffer.from(small)).ensureAlpha().stats();
    expect([input, channels[3]?.min]).toEqual([input, 255]);
  }
});

test('No two hotels of a place have the same façade picture, and none is of the night', () => {
  for (const { place, hotels: list } of files) {
    const facades = inputs.filter((input) => input.place === place && input.subject === 'facade');
    expect(new Set(facades.map((input) => compose(hotelPicture(input), frame))).size).toBe(list.length);
  }
  const dark = [palettes.urbanNight, palettes.nordicDusk, palettes.mediterraneanDusk] as const;
  for (const input of inputs) expect(dark).not.toContain(hotelPicture(input).inks);
});

test('A room shows a landmark only if its view is named after it', () => {
  for (const { place, rooms } of hotels)
    for (const { view = '', names } of rooms) {
      const { landmark } = viewNamed(view);
      if (landmark === undefined) continue;
      expect(Object.hasOwn(landmarks, landmark), landmark).toBe(true);
      const { names: called = [] } = landmarkSubjects[landmark] ?? {};
      const isNamed = called.some((name) => names.en.toLowerCase().includes(name.toLowerCase()));
      const isKnown = knownViews[view]?.test(names.en) ?? false;
      expect([place, view, names.en, isNamed || isKnown]).toEqual([place, view, names.en, true]);
    }
});

/** Views whose landmark is called otherwise in the name of a room. */
const knownViews: Readonly<Record<string, RegExp>> = {
  akropolis: /Acropolis/,
  balon: /balloon valleys/,
  castle: /castle/,
  duomo: /cathedral/,
  guanabara: /Guanabara Bay/,
  marina: /Marina Bay/,
  namsan: /Namsan/,
  stephan: /cathedral spire/,
};
