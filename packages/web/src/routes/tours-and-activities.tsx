import { data } from 'react-router';
import { PageLinks } from '../features/catalogue/page-links.tsx';
import { checkPage, pageNumber } from '../features/catalogue/page-number.ts';
import { RecentSection } from '../features/catalogue/recent-section.tsx';
import { TourCard } from '../features/catalogue/tour-card.tsx';
import { interestsIn } from '../features/home/interests-in.ts';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { Rack } from '../ui/rack.tsx';
import type { Route } from './+types/tours-and-activities.ts';

const perPage = 24;
const path = '/toursAndActivities';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, currency, locale } = context.get(pageContext);
  const asked = url.searchParams.get('interest');
  const interest = interestsIn(locale).find(({ id }) => id === asked);
  // A page for each word that somebody makes up would be one too many.
  if (asked !== null && !interest) throw data(null, { status: 404 });
  const wanted = { currency, page: pageNumber(url), size: perPage };
  const list = await api.tours.list({ ...wanted, ...(interest && { interest: interest.id }) });
  checkPage(list.page);
  return { interest, tours: list._embedded.tourSummaryList, page: list.page };
}

export default function ToursAndActivities({ loaderData: { interest, tours, page } }: Route.ComponentProps) {
  const t = useText();
  const count = page.totalElements;
  const all = t('tours.title');
  const title = interest ? t('tours.titleFor', { interest: interest.title }) : all;
  const lead = t(interest ? 'tours.leadFor' : 'tours.lead', { count });
  return (
    <main id="content" className="page-width">
      <PageHead title={title} description={lead} />
      <PageTrail here={title} {...(interest && { between: [{ label: all, href: path }] })} />
      <h1 className="type-h1">{title}</h1>
      <p className="type-lead mt-3 mb-8">{count > 0 ? lead : t('tours.empty')}</p>
      <Rack>
        {tours.map((tour, index) => (
          <TourCard key={tour.code} tour={tour} heading="h2" priority={index < 2} />
        ))}
      </Rack>
      <PageLinks
        path={interest ? `${path}?interest=${interest.id}` : path}
        number={page.number}
        total={page.totalPages}
      />
      <RecentSection />
    </main>
  );
}
