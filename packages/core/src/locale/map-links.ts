import type { Locale } from './locales.ts';

type Coordinates = { readonly latitude: number; readonly longitude: number };

type MapReader = { readonly locale: Locale; readonly timeZone: string };

/**
 * Link to a point on a street map. No request is sent until the visitor follows it. Readers of Chinese get the map
 * that is used in mainland China, for places there.
 */
export function streetMap({ latitude, longitude }: Coordinates, reader: MapReader): string {
  if (readsAmap(reader))
    return `https://uri.amap.com/marker?position=${longitude},${latitude}&coordinate=wgs84`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Link to walking directions; the visitor enters where to start. */
export function directionsLink({ latitude, longitude }: Coordinates, reader: MapReader): string {
  if (readsAmap(reader))
    return `https://uri.amap.com/navigation?to=${longitude},${latitude}&mode=walk&coordinate=wgs84`;
  return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=${latitude}%2C${longitude}`;
}

/** Mainland China has these clocks, and no other place has them. */
function readsAmap({ locale, timeZone }: MapReader): boolean {
  return locale === 'zh-Hans' && (timeZone === 'Asia/Shanghai' || timeZone === 'Asia/Urumqi');
}
