import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useLate } from '../../../ui/use-late.ts';
import type { JoinedPages } from './join-pages.ts';
import type { LoadedList } from './load-list.ts';
import type { Narrowing } from './narrowing.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { onPlainClick } from './on-plain-click.ts';
import { shownText } from './shown-text.ts';

type EndProps = {
  pages: JoinedPages;
  page: LoadedList['page'];
  narrowing: Narrowing;
  /** The list, without its language and query. */
  path: string;
};

type ListEndProps = EndProps & {
  /** Something is on its way already. */
  isBusy: boolean;
  /** Somebody pressed for more: the focus goes to what comes. */
  onPressed: () => void;
};

/** So many pages come by scrolling alone: then the visitor is asked, or nobody would ever see the foot of the page. */
const freePages = 2;
const aMoment = 150;

/** What comes before the first page that is here: somebody came by the address of a later one. */
export function ListBeginning({ pages, page, narrowing, path }: EndProps) {
  const t = useText();
  const go = useGo();
  if (pages.first === 0) return null;
  const query = narrowingQuery(narrowing, pages.first - 1);
  return (
    <p className="mb-8 text-center">
      <Button
        href={path + query}
        rel="prev"
        kind="outline"
        size="medium"
        onClick={onPlainClick(() => go(query))}
      >
        {t('list.previousMany', { count: page.size })}
      </Button>
    </p>
  );
}

/** The way to what comes next, by itself for who scrolls; then that there is no more. */
export function ListEnd({ pages, page, narrowing, path, isBusy, onPressed }: ListEndProps) {
  const t = useText();
  const go = useGo();
  const place = useRef<HTMLElement>(null);
  const [free, setFree] = useState(freePages);
  const { size, totalElements: total, totalPages } = page;
  const hasMore = pages.last + 1 < totalPages;
  const query = narrowingQuery(narrowing, pages.last + 1);
  const left = total - pages.first * size - pages.tours.length;

  const isDue = useStay(place, hasMore && !isBusy && free > 0);
  const goOn = useEffectEvent(() => {
    setFree(free - 1);
    go(query);
  });
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);

  function press() {
    setFree(freePages);
    onPressed();
    go(query);
  }

  if (totalPages < 2) return null;
  return (
    <nav ref={place} aria-label={t('list.pages')} className="mt-4 grid justify-items-center gap-3">
      {hasMore && (
        <Button href={path + query} rel="next" kind="outline" onClick={onPlainClick(press)}>
          {isBusy ? t('list.fetching') : t('list.nextMany', { count: Math.min(size, left) })}
        </Button>
      )}
      <p className="type-small text-ink-2">{shownText(pages, page, t)}</p>
    </nav>
  );
}

/** The address follows what is seen, without a step of its own on the way back. */
function useGo() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (query: string) => {
    if (navigator.onLine) void navigate(pathname + query, { replace: true, preventScrollReset: true });
  };
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
