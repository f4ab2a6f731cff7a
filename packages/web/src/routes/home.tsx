import { variant } from '#variant/variant.ts';
import { FeaturedSection } from '../features/catalogue/featured-section.tsx';
import { ShoreExcursionsSection } from '../features/catalogue/shore-excursions-section.tsx';
import { Hero } from '../features/home/hero.tsx';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/home.ts';

const shows = (section: (typeof variant.home.sections)[number]) => variant.home.sections.includes(section);

export async function loader({ context }: Route.LoaderArgs) {
  const { api, currency } = context.get(pageContext);
  const [featured, ashore] = await Promise.all([
    shows('featured') ? api.tours.featured({ currency, size: 12 }) : undefined,
    shows('shore-excursions-by-port')
      ? api.tours.ofType({ productType: 'shore-excursions', currency, size: 100 })
      : undefined,
  ]);
  return {
    featured: featured?._embedded.tourSummaryList ?? [],
    shoreExcursions: ashore?._embedded.tourSummaryList ?? [],
  };
}

export default function Home({ loaderData: { featured, shoreExcursions } }: Route.ComponentProps) {
  const { site } = usePage();
  const home = `${site.publicUrl}/`;
  return (
    <main id="content">
      <PageHead
        data={[
          { '@type': 'WebSite', name: variant.displayName, url: home },
          { '@type': 'Organization', name: site.operator.name, url: home, email: variant.contactEmail },
        ]}
      />
      <Hero picture={variant.home.hero === 'picture'} />
      {shoreExcursions.length > 0 && <ShoreExcursionsSection tours={shoreExcursions} />}
      {featured.length > 0 && <FeaturedSection tours={featured} />}
    </main>
  );
}
