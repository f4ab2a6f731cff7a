import { PageLinks } from '../features/catalogue/page-links.tsx';
import { pageNumber } from '../features/catalogue/page-number.ts';
import { TourCard } from '../features/catalogue/tour-card.tsx';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { Rack } from '../ui/rack.tsx';
import type { Route } from './+types/tours-and-activities.ts';

const perPage = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, currency } = context.get(pageContext);
  const list = await api.tours.list({ currency, page: pageNumber(url), size: perPage });
  return { tours: list._embedded.tourSummaryList, page: list.page };
}

export default function ToursAndActivities({ loaderData: { tours, page } }: Route.ComponentProps) {
  const t = useText();
  const count = page.totalElements;
  return (
    <main id="content" className="page-width">
      <PageHead title={t('tours.title')} description={t('tours.lead', { count })} />
      <PageTrail here={t('tours.title')} />
      <h1 className="type-h1">{t('tours.title')}</h1>
      <p className="type-lead mt-3 mb-8">{count > 0 ? t('tours.lead', { count }) : t('tours.empty')}</p>
      <Rack>
        {tours.map((tour, index) => (
          <TourCard key={tour.code} tour={tour} heading="h2" priority={index < 2} />
        ))}
      </Rack>
      <PageLinks path="/toursAndActivities" number={page.number} total={page.totalPages} />
    </main>
  );
}
