import { useText } from '../../i18n/use-text.ts';
import { PosterCardSkeleton } from '../../ui/poster-card-skeleton.tsx';
import { Rack } from '../../ui/rack.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CardTour } from './card-tour.ts';
import { followFeatured } from './follow-featured.ts';
import { TourCard } from './tour-card.tsx';
import { useFeatured } from './use-featured.ts';
import { useListView } from './use-list-view.ts';

/** Skeletons only where there was nothing before; new prices take the place of old ones, which pale meanwhile. */
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
          ? skeletons.map((place) => <PosterCardSkeleton key={place} />)
          : tours.map((tour, index) => (
              <TourCard key={tour.code} tour={tour} onFollow={() => followFeatured(tour, index)} />
            ))}
      </Rack>
    </section>
  );
}

const skeletons = Array.from({ length: 12 }, (_, place) => place);
