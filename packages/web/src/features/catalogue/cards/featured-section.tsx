import { normaliseThrownError } from '@ashore/core/errors/thrown-error.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { browserToday, useRootStore } from '../../../store/root-store.ts';
import { TextLink } from '../../../ui/actions/link.tsx';
import { PosterCardSkeleton, Rack } from '../../../ui/media/poster-card.tsx';
import { listEvent, useListView } from './analytics.ts';
import type { CardTour } from './card-parts.tsx';
import { FEATURED, requestFeatured } from './request-featured.ts';
import { TourCard } from './tour-card.tsx';

/**
 * The featured tours of the home page. Placeholders are shown only if there was no list before. While new prices
 * load, the old ones stay and are dimmed.
 */
export function FeaturedSection({ rendered }: { rendered: readonly CardTour[] | undefined }) {
  const t = useText();
  const { tours, isRefreshing } = useFeatured(rendered);
  useListView('featured', tours);
  if (tours?.length === 0) return null;
  return (
    <section
      aria-labelledby="featured-title"
      className="page-width pt-(--section-gap)"
      data-refreshing={isRefreshing || undefined}
    >
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
        <div>
          <h2 id="featured-title" className="type-h1">
            {t('home.featured')}
          </h2>
          <p className="mt-2 text-ink-2">{t('home.featuredLead')}</p>
        </div>
        <TextLink href="/toursAndActivities">{t('home.all')}</TextLink>
      </div>
      <Rack busy={isRefreshing}>
        {tours === undefined
          ? skeletons.map((index) => <PosterCardSkeleton key={index} />)
          : tours.map((tour, index) => (
              <TourCard key={tour.code} tour={tour} onFollow={() => followFeatured(tour, index)} />
            ))}
      </Rack>
    </section>
  );
}

const skeletons = Array.from({ length: FEATURED }, (_, index) => index);

/** Called when a visitor follows a featured tour. The search then covers one week from today. */
export function followFeatured(tour: CardTour, index: number): void {
  const today = browserToday();
  useRootStore.getState().searchBetween(today, addDays(today, 7));
  track(listEvent('select_item', 'featured', [{ tour, index }]));
}

type Tours = readonly CardTour[];
type FeaturedView = { readonly tours: Tours | undefined; readonly isRefreshing: boolean };

/**
 * The featured tours that came with the page. They are requested again if the visitor's currency or language
 * differs from theirs. If the request fails, the bundled list is used without a message.
 */
function useFeatured(rendered: Tours | undefined): FeaturedView {
  const { locale, currency } = usePage();
  const requestKey = `${locale} ${currency}`;
  const [shownTours, setShownTours] = useState({ tours: rendered, for: rendered ? requestKey : '' });
  const isCurrent = shownTours.for === requestKey;

  useEffect(() => {
    if (isCurrent) return;
    const request = new AbortController();
    const { noteFeatured } = useRootStore.getState();
    const show = (tours: Tours | undefined) =>
      request.signal.aborted ||
      setShownTours((before) => ({ tours: tours ?? before.tours, for: requestKey }));
    noteFeatured({ status: 'loading', error: null });
    requestFeatured(currency, request.signal).then(
      (tours) => {
        noteFeatured({ status: 'loaded', error: null });
        show(tours);
      },
      async (cause) => {
        if (request.signal.aborted) return;
        const failure = new Error('failed to fetch featured tours', { cause });
        log('error', failure.message, cause);
        noteFeatured({ status: 'error', error: normaliseThrownError(failure) });
        show(await bundledTours(locale));
      },
    );
    return () => request.abort();
  }, [isCurrent, requestKey, locale, currency]);

  return { tours: shownTours.tours, isRefreshing: !isCurrent };
}

/** Undefined if even the bundled list cannot be loaded. The page then keeps what it shows. */
async function bundledTours(locale: string): Promise<Tours | undefined> {
  try {
    const { fallbackTours } = await import('./fallback-tours.ts');
    return await fallbackTours(locale);
  } catch {
    return undefined;
  }
}
