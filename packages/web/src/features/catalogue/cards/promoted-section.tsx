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

export type PromotedTours = { readonly tours: readonly CardTour[]; readonly total: number };

const noTours: readonly CardTour[] = [];

/** Trips with a promotion today: the first ones with the page, and all of them when the visitor wants them. */
export function PromotedSection({ rendered }: { rendered: PromotedTours | undefined }) {
  const t = useText();
  const { promoted, isLoading, hasFailed, loadAll } = usePromoted(rendered);
  useListImpressions({ list: 'promoted', tours: promoted?.tours ?? noTours, offset: 0 });
  if (promoted === undefined || promoted.tours.length === 0) return null;
  const { tours, total } = promoted;
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
function usePromoted(rendered: PromotedTours | undefined) {
  const { currency } = usePage();
  const [{ promoted, shownCurrency }, setShown] = useState({ promoted: rendered, shownCurrency: currency });
  const [request, setRequest] = useState<'loading' | 'failed'>();
  const isLoading = request === 'loading' || (promoted !== undefined && shownCurrency !== currency);
  useEffect(() => {
    if (!isLoading) return;
    const cancellation = new AbortController();
    requestPromoted(currency, cancellation.signal).then(
      (tours) => {
        setShown({ promoted: { tours, total: tours.length }, shownCurrency: currency });
        setRequest(undefined);
      },
      (fault: unknown) => {
        if (cancellation.signal.aborted) return;
        log('warn', 'The promoted tours could not be loaded', fault);
        // Tours with prices in another currency than the page's are removed.
        setShown((before) =>
          before.shownCurrency === currency ? before : { promoted: undefined, shownCurrency: currency },
        );
        setRequest('failed');
      },
    );
    return () => cancellation.abort();
  }, [isLoading, currency]);
  return {
    promoted,
    isLoading,
    hasFailed: request === 'failed',
    loadAll: () => setRequest('loading'),
  };
}
