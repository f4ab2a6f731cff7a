import type { Point } from '@ashore/core/contract/tour-summary.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { ComponentProps, MouseEvent } from 'react';
import { usePage } from './use-page.ts';

type Coordinates = Pick<Point, 'latitude' | 'longitude'>;

/** Coordinates in degrees, as any map accepts them, accurate to about ten metres. */
export function coordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}

/** Where every log-in begins. Frames open it in a window of its own. */
export const BEGIN_LOG_IN = '/oauth/begin';

/** Begins a log-in that leads to a path of ours, with its language. */
export function logInHref(to: string): string {
  return `${BEGIN_LOG_IN}?to=${encodeURIComponent(to)}`;
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

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Opens the device's share sheet for a link, or copies the link where the device has none. */
export async function shareLink(link: {
  readonly title: string;
  readonly url: string;
}): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      // The visitor closed the share sheet. After any other error the link can still be copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
