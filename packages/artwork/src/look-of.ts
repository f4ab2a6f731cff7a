import { look, type PlaceLook, placeLooks } from './places.ts';
import { seedOf } from './seed-of.ts';

export type WhereOf = {
  readonly place: string;
  readonly latitude?: number;
  readonly coastal?: boolean;
};

/**
 * Returns how a place looks. A place without its own look looks like its part of the world, by latitude and
 * coast.
 */
export function lookOf({ place, latitude = 45, coastal = false }: WhereOf): PlaceLook {
  const placeLook = Object.hasOwn(placeLooks, place) ? placeLooks[place] : undefined;
  if (placeLook) return placeLook;
  const signs = ['#c8412d', '#e3b04c', '#2f6f9a', '#3f8f7a', '#d8714f'];
  const of = regionOf(Math.abs(latitude), coastal);
  const seed = seedOf(place);
  return look(
    of[seed % of.length] ?? 'central baroque plain round',
    signs[seed % signs.length] ?? '#c8412d',
    false,
  );
}

/** Looks that such a place may have: climate, building style, terrain and tree. */
function regionOf(degrees: number, coastal: boolean): readonly string[] {
  if (degrees < 23.5)
    return coastal
      ? ['tropical caribbean sea palm', 'tropical shophouse sea palm', 'tropical colonial sea palm']
      : ['tropical caribbean jungle palm', 'highland andean hills round', 'tropical colonial hills palm'];
  if (degrees < 34)
    return coastal
      ? ['mediterranean andalusian sea palm', 'tropical deco sea palm', 'desert gulf sea palm']
      : ['desert mudbrick desert palm', 'desert maghrebi plain palm', 'eastAsian eastern hills pine'];
  if (degrees < 45)
    return coastal
      ? ['mediterranean iberian sea pine', 'mediterranean dalmatian sea cypress', 'atlantic painted sea pine']
      : [
          'mediterranean italian hills cypress',
          'eastAsian eastern hills pine',
          'highland andean hills round',
        ];
  if (degrees < 56)
    return coastal
      ? ['northern georgian sea round', 'northern hanseatic sea round', 'atlantic tenement cliffs round']
      : ['central baroque hills round', 'central bavarian hills fir', 'central parisian river round'];
  return coastal
    ? ['northern nordic sea fir', 'northern timber fjord fir', 'northern tin cliffs none']
    : ['northern nordic river fir', 'alpine tin hills fir', 'northern timber hills fir'];
}
