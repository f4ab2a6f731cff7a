import { type ReactNode, useRef } from 'react';
import { track } from '../../../analytics/track.ts';
import { Rack } from '../../../ui/media/poster-card.tsx';
import { listEvent } from '../cards/analytics.ts';
import type { CardTour } from '../cards/card-parts.tsx';
import { TourCard } from '../cards/tour-card.tsx';
import { ListBeginning, ListEnd } from './list-ends.tsx';
import { listQueryText, productAddressForDays } from './list-query.ts';
import type { LoadedList } from './load-list.ts';
import { type FurtherPages, type JoinedPages, useFocusOnNew } from './paging.ts';

type ListResultsProps = {
  list: LoadedList;
  path: string;
  label: string;
  pages: JoinedPages;
  /** Another list is loading. This one stays, dimmed, until it arrives. */
  isComing: boolean;
  further: FurtherPages;
  compareOf?: ((tour: CardTour) => ReactNode) | undefined;
};

const firstRow = 3;

/** The products of all loaded pages, with links to the pages before and after them. */
export function ListResults({ list, path, label, pages, isComing, further, compareOf }: ListResultsProps) {
  const listElement = useRef<HTMLDivElement>(null);
  const onPressed = useFocusOnNew(listElement, pages.tours.length);
  const { filters, paging } = list;
  const addressOf = (number: number) => path + listQueryText(filters, number);
  const ends = { pages, paging, addressOf, further };

  return (
    <div ref={listElement} className="list-results" data-coming={isComing || undefined}>
      <ListBeginning {...ends} />
      <Rack label={label} columns={3} lies busy={isComing || further.state === 'loading'}>
        {pages.tours.map((tour, index) => (
          <TourCard
            key={tour.code}
            tour={tour}
            href={productAddressForDays(tour.normalizedUrlPath, filters)}
            heading="h2"
            lies
            priority={index < firstRow}
            compare={compareOf?.(tour)}
            onFollow={() =>
              track(listEvent('select_item', path, [{ tour, index: pages.first * paging.size + index }]))
            }
          />
        ))}
      </Rack>
      <ListEnd {...ends} isComing={isComing} onPressed={onPressed} />
    </div>
  );
}
