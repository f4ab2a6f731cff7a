import { useEffect, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { listEvent, useListImpressions } from './analytics.ts';
import type { CardTour } from './card-parts.tsx';
import { requestPromoted } from './request-promoted.ts';
import { TourCard } from './tour-card.tsx';
import { TourCarousel } from './tour-carousel.tsx';

export type Promoted = { readonly tours: readonly CardTour[]; readonly total: number };

const noTours: readonly CardTour[] = [];

/** Trips with a promotion today: the first ones with the page, and all of them when the visitor wants them. */
export function PromotedSection({ rendered }: { rendered: Promoted | undefined }) {
  const t = useText();
  const { shown, isLoading, hasFailed, loadAll } = usePromoted(rendered);
  useListImpressions({ list: 'promoted', tours: shown?.tours ?? noTours, offset: 0 });
  if (shown === undefined || shown.tours.length === 0) return null;
  const { tours, total } = shown;
  return (
    <section
      aria-labelledby="promoted-title"
      className="page-width pt-(--section-gap)"
      data-refreshing={isLoading || undefined}
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
        <div>
          <h2 id="promoted-title" className="type-h1">
            {t('home.promoted')}
          </h2>
          <p className="mt-2 text-ink-2">{t('home.promotedLead')}</p>
        </div>
        {tours.length < total && (
          <Button kind="link" className="needs-js" busy={isLoading} onClick={loadAll}>
            {t('home.promotedAll', { count: total })}
          </Button>
        )}
      </div>
      <p role="status" className="mb-3 text-ink-2 empty:sr-only">
        {hasFailed && t('home.promotedFailed')}
      </p>
      <TourCarousel label={t('home.promoted')}>
        {tours.map((tour, index) => (
          <TourCard
            key={tour.code}
            tour={tour}
            onFollow={() => track(listEvent('select_item', 'promoted', [{ tour, index }]))}
          />
        ))}
      </TourCarousel>
    </section>
  );
}

/** The promoted tours that came with the page. In another currency, all of them are requested. */
function usePromoted(rendered: Promoted | undefined) {
  const { currency } = usePage();
  const [{ shown, shownIn }, setShown] = useState({ shown: rendered, shownIn: currency });
  const [wanted, setWanted] = useState<'all' | 'failed'>();
  const isWanted = wanted === 'all' || (shown !== undefined && shownIn !== currency);
  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    requestPromoted(currency, request.signal).then(
      (tours) => {
        setShown({ shown: { tours, total: tours.length }, shownIn: currency });
        setWanted(undefined);
      },
      (fault: unknown) => {
        if (request.signal.aborted) return;
        log('warn', 'The promoted tours could not be loaded', fault);
        // Prices in another currency than the page's must not stay.
        setShown((before) =>
          before.shownIn === currency ? before : { shown: undefined, shownIn: currency },
        );
        setWanted('failed');
      },
    );
    return () => request.abort();
  }, [isWanted, currency]);
  return {
    shown,
    isLoading: isWanted,
    hasFailed: wanted === 'failed',
    loadAll: () => setWanted('all'),
  };
}
