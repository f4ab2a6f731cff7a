import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useLate } from '../../../ui/use-late.ts';
import type { JoinedPages } from './join-pages.ts';
import type { LoadedList } from './load-list.ts';
import { onPlainClick } from './on-plain-click.ts';
import { shownText } from './shown-text.ts';
import type { FurtherPages } from './use-further-pages.ts';

type EndProps = {
  pages: JoinedPages;
  page: LoadedList['page'];
  /** Where one of its pages is, without its language. */
  addressOf: (number: number) => string;
  further: FurtherPages;
};

type ListEndProps = EndProps & {
  /** Another list is on its way already. */
  isComing: boolean;
  /** How many pages come by scrolling alone: none where more follows below. */
  free?: number;
  /** Somebody pressed for more: the focus goes to what comes. */
  onPressed: () => void;
};

/** So many pages come by scrolling alone: then the visitor is asked, or nobody would ever see the foot of the page. */
const freePages = 2;
const aMoment = 150;

/** What comes before the first page that is here: somebody came by the address of a later one. */
export function ListBeginning({ pages, page, addressOf, further }: EndProps) {
  const t = useText();
  if (pages.first === 0) return null;
  return (
    <p className="mb-8 text-center">
      <Button
        href={addressOf(pages.first - 1)}
        rel="prev"
        kind="outline"
        size="medium"
        onClick={onPlainClick(() => further.fetch(pages.first - 1))}
      >
        {t('list.previousMany', { count: page.size })}
      </Button>
    </p>
  );
}

/** The way to what comes next, by itself for who scrolls; then that there is no more. */
export function ListEnd({ free: given = freePages, ...end }: ListEndProps) {
  const { pages, page, addressOf, further, isComing, onPressed } = end;
  const t = useText();
  const place = useRef<HTMLElement>(null);
  const [free, setFree] = useState(given);
  const { size, totalElements: total, totalPages } = page;
  const hasMore = pages.last + 1 < totalPages;
  const left = total - pages.first * size - pages.tours.length;

  const isBusy = isComing || further.state === 'asking';
  const hasFailed = further.state === 'failed';
  const isDue = useStay(place, hasMore && !isBusy && !hasFailed && free > 0);
  const goOn = useEffectEvent(() => {
    setFree(free - 1);
    further.fetch(pages.last + 1);
  });
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);

  function press() {
    setFree(given);
    onPressed();
    further.fetch(pages.last + 1);
  }

  if (totalPages < 2) return null;
  return (
    <nav ref={place} aria-label={t('list.pages')} className="mt-4 grid justify-items-center gap-3">
      {hasMore && (
        <Button href={addressOf(pages.last + 1)} rel="next" kind="outline" onClick={onPlainClick(press)}>
          {isBusy ? t('list.fetching') : t('list.nextMany', { count: Math.min(size, left) })}
        </Button>
      )}
      <p role="status" className="type-small">
        {hasFailed && t('list.nextFailed')}
      </p>
      <p className="type-small text-ink-2">{shownText(pages, page, t)}</p>
    </nav>
  );
}

/**
 * Somebody has stayed near the end for a moment, and goes nowhere: whoever is on the way to the foot of the page, or to
 * another one, is not held up by more of the list.
 */
function useStay(place: RefObject<Element | null>, isWanted: boolean): boolean {
  const { state } = useNavigation();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const watching = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    );
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [place]);
  return useLate(isNear && isWanted && state === 'idle', aMoment);
}
