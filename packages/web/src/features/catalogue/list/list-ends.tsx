import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { onPlainClick } from '../../../page/links.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useIsSlow } from '../../../ui/use-timing.ts';
import type { LoadedList } from './load-list.ts';
import type { FurtherPages, JoinedPages } from './paging.ts';

type EndProps = {
  pages: JoinedPages;
  paging: LoadedList['paging'];
  /** Address of one of the pages, without its language prefix. */
  addressOf: (number: number) => string;
  further: FurtherPages;
};

type ListEndProps = EndProps & {
  /** Another list is already loading. */
  isComing: boolean;
  /** Number of pages that load by scrolling alone; 0 where more content follows below. */
  automaticPages?: number;
  /** The visitor pressed the button for more; the focus moves to the first new product. */
  onPressed: () => void;
};

/**
 * Number of pages that load by scrolling alone. After them the visitor must press a button, so that the foot
 * of the page stays reachable.
 */
const AUTOMATIC_PAGES = 2;
/** Milliseconds that a visitor must stay near the end before the next page loads by itself. */
const STAY_MS = 150;

/**
 * Link to the page before the first one shown. It appears when the visitor arrived at the address of a later
 * page.
 */
export function ListBeginning({ pages, paging, addressOf, further }: EndProps) {
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
        {t('list.previousMany', { count: paging.size })}
      </Button>
    </p>
  );
}

/**
 * Loads the next page when the visitor scrolls or presses the button. At the end it says that the list is
 * complete.
 */
export function ListEnd({ automaticPages = AUTOMATIC_PAGES, ...end }: ListEndProps) {
  const { pages, paging, addressOf, further, isComing, onPressed } = end;
  const t = useText();
  const endElement = useRef<HTMLElement>(null);
  const [automaticLeft, setAutomaticLeft] = useState(automaticPages);
  const { size, totalElements: total, totalPages } = paging;
  const hasMore = pages.last + 1 < totalPages;
  const remainingCount = total - pages.first * size - pages.tours.length;

  const isBusy = isComing || further.state === 'loading';
  const hasFailed = further.state === 'failed';
  const isDue = useStaysNearEnd(endElement, hasMore && !isBusy && !hasFailed && automaticLeft > 0);
  const goOn = useEffectEvent(() => {
    setAutomaticLeft(automaticLeft - 1);
    further.fetch(pages.last + 1);
  });
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);

  function press() {
    setAutomaticLeft(automaticPages);
    onPressed();
    further.fetch(pages.last + 1);
  }

  if (totalPages < 2) return null;
  return (
    <nav ref={endElement} aria-label={t('list.pages')} className="mt-4 grid justify-items-center gap-3">
      {hasMore && (
        <Button href={addressOf(pages.last + 1)} rel="next" kind="outline" onClick={onPlainClick(press)}>
          {isBusy ? t('list.fetching') : t('list.nextMany', { count: Math.min(size, remainingCount) })}
        </Button>
      )}
      <p role="status" className="type-small">
        {hasFailed && t('list.nextFailed')}
      </p>
      <p className="type-small text-ink-2">{shownText(pages, paging, t)}</p>
    </nav>
  );
}

/**
 * True once the visitor has stayed near the end for a moment while no navigation runs. More products must not
 * hold up a visitor on the way to the foot of the page or to another page.
 */
function useStaysNearEnd(element: RefObject<Element | null>, isWanted: boolean): boolean {
  const { state } = useNavigation();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const watching = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    );
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [element]);
  return useIsSlow(isNear && isWanted && state === 'idle', STAY_MS);
}

/**
 * Text for the range of products shown. The last page may be shorter. A list that changed while paging may
 * contain a product twice.
 */
export function shownText(
  pages: JoinedPages,
  { size, totalElements: total, totalPages }: LoadedList['paging'],
  t: TextOf,
) {
  const before = pages.first * size;
  const isEnd = pages.last + 1 >= totalPages;
  if (before === 0 && isEnd) return t('list.all', { count: total });
  return t('list.shown', { from: before + 1, to: isEnd ? total : before + pages.tours.length, total });
}
