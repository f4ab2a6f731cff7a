import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { useText } from '../../i18n/use-text.ts';
import { Rack } from '../../ui/rack.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TourCard } from './tour-card.tsx';

export function FeaturedSection({ tours }: { tours: readonly TourSummary[] }) {
  const t = useText();
  return (
    <section aria-labelledby="featured-title" className="page-width pt-(--section-gap)">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
        <div>
          <h2 id="featured-title" className="type-h1">
            {t('home.featured')}
          </h2>
          <p className="mt-2 text-ink-2">{t('home.featuredLead')}</p>
        </div>
        <TextLink href="/toursAndActivities">{t('home.all')}</TextLink>
      </div>
      <Rack>
        {tours.map((tour) => (
          <TourCard key={tour.code} tour={tour} />
        ))}
      </Rack>
    </section>
  );
}
