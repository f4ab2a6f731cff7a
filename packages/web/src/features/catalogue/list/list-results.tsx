import { type ReactNode, useEffect, useRef } from 'react';
import { track } from '../../../analytics/track.ts';
import { Rack } from '../../../ui/rack.tsx';
import type { CardTour } from '../card-tour.ts';
import { listEvent } from '../list-event.ts';
import { TourCard } from '../tour-card.tsx';
import type { JoinedPages } from './join-pages.ts';
import { ListBeginning, ListEnd } from './list-ends.tsx';
import type { LoadedList } from './load-list.ts';
import { onTheseDays } from './on-these-days.ts';
import type { FurtherPages } from './use-further-pages.ts';

type ListResultsProps = {
  list: LoadedList;
  path: string;
  label: string;
  pages: JoinedPages;
  /** Another list is on its way: this one stays, paler, until it is here. */
  isComing: boolean;
  further: FurtherPages;
  compareOf?: ((tour: CardTour) => ReactNode) | undefined;
};

const firstRow = 3;

/** The products of all pages that are here, and the ways to those before and after them. */
export function ListResults({ list, path, label, pages, isComing, further, compareOf }: ListResultsProps) {
  const place = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(null);
  const { narrowing, page } = list;
  const ends = { pages, page, narrowing, path, further };
  const shown = pages.tours.length;

  useEffect(() => {
    // The button that was pressed has moved away: the focus goes to the first of what it brought.
    if (focusFrom.current === null || focusFrom.current >= shown) return;
    place.current
      ?.querySelectorAll<HTMLElement>('.card-link')
      [focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = null;
  }, [shown]);

  return (
    <div ref={place} className="list-results" data-coming={isComing || undefined}>
      <ListBeginning {...ends} />
      <Rack label={label} columns={3} lies busy={isComing || further.state === 'asking'}>
        {pages.tours.map((tour, index) => (
          <TourCard
            key={tour.code}
            tour={tour}
            href={onTheseDays(tour.normalizedUrlPath, narrowing.days)}
            heading="h2"
            lies
            priority={index < firstRow}
            compare={compareOf?.(tour)}
            onFollow={() =>
              track(listEvent('select_item', path, [{ tour, index: pages.first * page.size + index }]))
            }
          />
        ))}
      </Rack>
      <ListEnd
        {...ends}
        isComing={isComing}
        onPressed={() => {
          focusFrom.current = shown;
        }}
      />
    </div>
  );
}
