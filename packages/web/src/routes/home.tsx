import { variant } from '#variant/variant.ts';
import { TourCard } from '../features/catalogue/tour-card.tsx';
import { Hero } from '../features/home/hero.tsx';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Rack } from '../ui/rack.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, currency } = context.get(pageContext);
  const featured = await api.tours.featured({ currency, size: 12 });
  return { tours: featured._embedded.tourSummaryList };
}

export default function Home({ loaderData: { tours } }: Route.ComponentProps) {
  const t = useText();
  const { site } = usePage();
  return (
    <main id="content">
      <PageHead
        data={[
          { '@type': 'WebSite', name: variant.displayName, url: `${site.publicUrl}/` },
          { '@type': 'Organization', name: site.operator.name, url: `${site.publicUrl}/`, email: variant.contactEmail },
        ]}
      />
      <Hero />
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
    </main>
  );
}
