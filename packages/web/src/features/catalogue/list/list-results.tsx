import { type ReactNode, useRef } from 'react';
import { track } from '../../../analytics/track.ts';
import { Rack } from '../../../ui/rack.tsx';
import type { CardTour } from '../card-tour.ts';
import { listEvent } from '../list-event.ts';
import { TourCard } from '../tour-card.tsx';
import type { JoinedPages } from './join-pages.ts';
import { ListBeginning, ListEnd } from './list-ends.tsx';
import type { LoadedList } from './load-list.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { onTheseDays } from './on-these-days.ts';
import { useFocusOnNew } from './use-focus-on-new.ts';
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
  const onPressed = useFocusOnNew(place, pages.tours.length);
  const { narrowing, page } = list;
  const addressOf = (number: number) => path + narrowingQuery(narrowing, number);
  const ends = { pages, page, addressOf, further };

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
      <ListEnd {...ends} isComing={isComing} onPressed={onPressed} />
    </div>
  );
}
