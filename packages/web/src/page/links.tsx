import type { Point } from '@ashore/core/contract/tour-summary.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { usePage } from './use-page.ts';

type Coordinates = Pick<Point, 'latitude' | 'longitude'>;

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

/** Coordinates in degrees, as any map accepts them, accurate to about ten metres. */
export function coordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

/** A link to one of our own paths, in the language of the current page. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { locale } = usePage();
  return <a {...rest} href={withLocale(to, locale)} />;
}

/**
 * Handles a plain click instead of following the link. A click that opens a new tab or window is left to the
 * browser.
 */
export function onPlainClick(act: () => void) {
  return (click: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    click.preventDefault();
    act();
  };
}
