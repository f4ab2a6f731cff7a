import type { PictureOf } from '@ashore/artwork/composition-of.ts';
import type { INTERESTS } from '@ashore/core/catalogue/interests.ts';

/** What each interest is shown as: a place where one would go for it. */
export const interestLooks: Readonly<Record<(typeof INTERESTS)[number], PictureOf>> = {
  air: { place: 'goreme', rank: 0, scene: 'balloons', prop: 'none' },
  bike: { place: 'amsterdam', rank: 0, scene: 'canal', prop: 'bicycle' },
  culture: { place: 'kyoto', rank: 0, scene: 'temple', prop: 'none' },
  exclusive: { place: 'santorini', rank: 0, scene: 'cliff-village', prop: 'helicopter' },
  nature: { place: 'vancouver', rank: 0, scene: 'forest-lake', prop: 'hiker' },
  nightlife: { place: 'hong-kong', rank: 0, scene: 'night-skyline', prop: 'none' },
  pet: { place: 'vienna', rank: 0, scene: 'garden', prop: 'dog' },
  romance: { place: 'venice', rank: 2, scene: 'quay-at-dusk', prop: 'rowing-boat' },
  sightseeing: { place: 'lisbon', rank: 1, scene: 'old-town-street', prop: 'tram' },
  sport: { place: 'zermatt', rank: 0, scene: 'mountain', prop: 'skier' },
  water: { place: 'cairns', rank: 0, scene: 'reef', prop: 'diver' },
  wine: { place: 'pinhao', rank: 0, scene: 'vineyard', prop: 'wine' },
};
