import type { Point } from '@ashore/core/contract/tour-summary.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { usePage } from './use-page.ts';

type Coordinates = Pick<Point, 'latitude' | 'longitude'>;

/** Link to a point on a street map. No request is sent until the visitor follows it. */
export function streetMap({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Link to walking directions; the visitor enters where to start. */
export function directionsLink({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&to=${latitude}%2C${longitude}`;
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
