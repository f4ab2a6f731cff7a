import { compositionOf } from '@ashore/artwork/composition-of.ts';
import { landmarkSubjects } from '@ashore/artwork/landmark-subjects.ts';
import { landmarks } from '@ashore/artwork/landmarks.ts';
import { localProp } from '@ashore/artwork/local-props.ts';
import { balloons } from '@ashore/artwork/scenes/balloons.ts';
import { cloister } from '@ashore/artwork/scenes/cloister.ts';
import { glassHall } from '@ashore/artwork/scenes/glass-hall.ts';
import { lighthouseCoast } from '@ashore/artwork/scenes/lighthouse-coast.ts';
import { pictureHall } from '@ashore/artwork/scenes/museum-hall.ts';
import { towerView } from '@ashore/artwork/scenes/tower-view.ts';
import { expect, test } from 'vitest';
import { englishTextOf, placeFiles, productPictures } from './demonstration-pictures.ts';

const nameOf = new Map(Object.entries(landmarks).map(([name, landmark]) => [landmark, name]));
const texts = new Map(
  placeFiles.flatMap(({ location, products }) =>
    products.map((product) => [`${location.slug} ${product.slug}`, englishTextOf(product)] as const),
  ),
);

/** Whether the product says that it shows this landmark: by its sight, or by a name in its English texts. */
function isNamed(landmark: string, { place, slug, sight }: (typeof productPictures)[number]): boolean {
  const subject = landmarkSubjects[landmark];
  if (!subject) return false;
  const text = texts.get(`${place} ${slug}`) ?? '';
  return subject.sights.includes(`${place} ${sight}`) || subject.names.some((name) => text.includes(name));
}

test('No picture of a product shows a landmark that neither its sight nor its texts name', () => {
  expect(productPictures.length).toBeGreaterThan(640);
  const untrue = productPictures.flatMap((product) =>
    ([0, 1, 2, 3, 4] as const).flatMap((view) => {
      const { landmark } = compositionOf({ ...product, view });
      const name = landmark && (nameOf.get(landmark) ?? 'unknown');
      return !name || isNamed(name, product)
        ? []
        : [`${product.place} ${product.slug}, view ${view}: ${name}`];
    }),
  );
  expect(untrue).toEqual([]);
});

/** Motifs of which a page may show one: the objects that a traveller would notice twice. */
const motifs = [
  'walkers',
  'strollers',
  'book-guide',
  'look-up',
  'umbrella-pair',
  'basket',
  'bicycle',
  'musicians',
];

test('No city shows the same group of people, basket, bicycle or duo twice', () => {
  const repeated = placeFiles.flatMap(({ location }) => {
    const shown = productPictures.filter(({ place }) => place === location.slug).map(localProp);
    return motifs
      .filter((motif) => shown.filter((prop) => prop === motif).length > 1)
      .map((motif) => `${location.slug}: ${motif}`);
  });
  expect(repeated).toEqual([]);
});

/** Scenes that are recognised at once, each as it is drawn. */
const striking = { balloons, cloister, glassHall, lighthouseCoast, pictureHall, towerView };

test.each(Object.entries(striking))('No city has two pictures drawn as %s', (_, drawn) => {
  const repeated = placeFiles.flatMap(({ location }) => {
    const of = productPictures.filter(
      (product) => product.place === location.slug && compositionOf(product).scene === drawn,
    );
    return of.length > 1 ? [`${location.slug}: ${of.map(({ slug }) => slug).join(', ')}`] : [];
  });
  expect(repeated).toEqual([]);
});

/** Objects, players and rooms that are true only of a trip whose English texts have one of these words. */
const needed: Readonly<Record<string, RegExp>> = {
  plinth: /pottery|potter|vase|amphora|ceramic/i,
  paint: /paint|sketch|easel|canvas/i,
  musicians: /jazz|double bass|son and bolero/i,
  guitarist: /guitar/i,
  song: /guitar/i,
  strings: /violin|cello|viola|gut strings|strings? (?:quartet|quintet)|voice and strings|piano trio/i,
  cloister: /cloister|convent/i,
  'picture-hall': /paintings?\b|Leonardo|fresco|Picasso|Gallery\b/,
};

test.each(Object.entries(needed))('%s is shown only by a trip that names it', (shown, words) => {
  const showing = productPictures.filter(
    (product) => product.scene === shown || localProp(product) === shown,
  );
  expect(showing.length).toBeGreaterThan(0);
  const untrue = showing
    .filter(({ place, slug }) => !words.test(texts.get(`${place} ${slug}`) ?? ''))
    .map(({ place, slug }) => `${place} ${slug}`);
  expect(untrue).toEqual([]);
});

test('An easel stands only in a workshop of painters', () => {
  const easels = productPictures.filter((product) => localProp(product) === 'paint');
  expect(easels.map(({ place }) => place).sort()).toEqual(['fort-lauderdale', 'munich', 'ubud']);
});
