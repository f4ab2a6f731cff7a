import { TourCard } from '../features/catalogue/tour-card.tsx';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { Rack } from '../ui/rack.tsx';
import type { Route } from './+types/tours-and-activities.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, currency } = context.get(pageContext);
  const list = await api.tours.list({ currency, size: 100 });
  return { tours: list._embedded.tourSummaryList };
}

export default function ToursAndActivities({ loaderData: { tours } }: Route.ComponentProps) {
  const t = useText();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('tours.title')} description={t('tours.lead', { count: tours.length })} />
      <PageTrail here={t('tours.title')} />
      <h1 className="type-h1">{t('tours.title')}</h1>
      <p className="type-lead mt-3 mb-8">
        {tours.length > 0 ? t('tours.lead', { count: tours.length }) : t('tours.empty')}
      </p>
      <Rack>
        {tours.map((tour, index) => (
          <TourCard key={tour.code} tour={tour} heading="h2" priority={index < 2} />
        ))}
      </Rack>
    </main>
  );
}
