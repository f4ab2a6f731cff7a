import { lookOf, type WhereOf } from './look-of.ts';
import { mayStand } from './prop-fits.ts';
import { props } from './props.ts';
import { eastern, souks } from './regions.ts';
import { seedOf } from './seed-of.ts';

/**
 * Local form of a prop: the place’s own boat, car or players. Written `<place> <prop>`. An entry that names the prop
 * itself keeps its plain form, which `kinds` or `lanternOf` would otherwise replace.
 */
const localForms: Readonly<Record<string, string>> = {
  ...inThese('rabelo', 'ship', 'pinhao porto'),
  ...inThese('ferry', 'ship', 'istanbul sydney san-francisco naples milan vienna chengdu shanghai new-york'),
  ...inThese('ferry', 'ship', 'hong-kong hamburg stockholm'),
  ...inThese('dhow', 'ship', 'dubai'),
  ...inThese('dhow', 'rowing-boat', 'dubai'),
  ...inThese('junk', 'sailing-boat', 'hong-kong'),
  ...inThese('gondola', 'rowing-boat', 'venice'),
  ...inThese('jeep', 'car', 'merzouga dubai cusco goreme'),
  ...inThese('car', 'car', 'rome paris rio-de-janeiro barcelona lisbon florence miami'),
  ...inThese('black-cab', 'car', 'london'),
  ...inThese('bus', 'bus', 'berlin london'),
  ...inThese('van', 'van', 'tallinn sydney cape-town palermo funchal'),
  ...inThese('flamenco', 'performers', 'seville madrid'),
  ...inThese('opera-mask', 'performers', 'beijing chengdu singapore'),
  ...inThese('puppets', 'performers', 'palermo'),
  ...inThese('lantern', 'lantern', 'stockholm'),
  ...inThese('whisky', 'wine', 'edinburgh'),
  ...inThese('wine-cask', 'wine', 'pinhao funchal barcelona malaga goreme'),
  ...inThese('grapes', 'wine', 'dubrovnik zermatt santorini amalfi cape-town'),
  ...inThese('food-stall', 'food-stall', 'lisbon'),
  ...inThese('cup', 'food-stall', 'malaga'),
  ...inThese('wine', 'food-stall', 'seville'),
  ...inThese('strings', 'musicians', 'amsterdam bergen vienna venice tallinn rome tromso hamburg'),
  ...inThese('drums', 'musicians', 'rio-de-janeiro merzouga seoul cape-town'),
};

/** Forms of a prop without a local one. Each place always chooses the same. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  car: ['saloon', 'saloon', 'car'],
  van: ['minivan', 'minivan', 'van'],
  bus: ['coach'],
  'food-stall': ['food-stall', 'basket'],
};

/** Groups of travellers on foot. They take turns, so that no two pictures of a page show the same people. */
const groups = ['walkers', 'book-guide', 'strollers', 'look-up', 'umbrella-pair'] as const;

/**
 * Returns the prop that a picture shows, in its local form if there is one. Returns `none` if the prop does
 * not suit the scene or has not been drawn.
 */
export function localProp(
  picture: WhereOf & { readonly scene: string; readonly prop: string; readonly rank: number },
): string {
  const { place, scene, prop, rank } = picture;
  if (!mayStand(scene, prop)) return 'none';
  if (prop === 'walkers') return groups[rank % groups.length] ?? prop;
  const kindsOfProp = kinds[prop];
  const usual = prop === 'lantern' ? lanternOf(picture) : kindsOfProp?.[seedOf(place) % kindsOfProp.length];
  const local = localForms[`${place} ${prop}`] ?? usual ?? prop;
  return Object.hasOwn(props, local) ? local : 'none';
}

/** Returns the region's lantern. Paper lanterns hang only in the `eastern` regions. */
function lanternOf(where: WhereOf): string {
  const look = lookOf(where);
  if (eastern(look)) return 'lantern';
  return souks(look) ? 'brass-lantern' : 'hand-lantern';
}

function inThese(local: string, prop: string, places: string): Record<string, string> {
  return Object.fromEntries(places.split(' ').map((place) => [`${place} ${prop}`, local]));
}
