import { Fragment, type ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { variant } from '#variant/variant.ts';
import { cardTour } from '../features/catalogue/card-tour.ts';
import { FeaturedSection } from '../features/catalogue/featured-section.tsx';
import { FEATURED } from '../features/catalogue/request-featured.ts';
import { byRegion } from '../features/home/by-region.ts';
import { DestinationsSection } from '../features/home/destinations-section.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorksSection } from '../features/home/how-it-works-section.tsx';
import { interestsIn } from '../features/home/interests-in.ts';
import { InterestsSection } from '../features/home/interests-section.tsx';
import { placeLine } from '../features/home/place-line.ts';
import { PortsBand } from '../features/home/ports-band.tsx';
import { PortsByRegion } from '../features/home/ports-by-region.tsx';
import { SuppliersSection } from '../features/home/suppliers-section.tsx';
import { TrustSection } from '../features/home/trust-section.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { ifAvailable } from '../page/if-available.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import type { Route } from './+types/home.ts';

type Section = (typeof variant.home.sections)[number];

const shows = (...any: Section[]) => any.some((section) => variant.home.sections.includes(section));

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, currency, locale } = page;
  // Without a database there is still a headline, a search and the way on.
  const [featured, places, ports] = await Promise.all([
    shows('featured') ? ifAvailable(page, api.tours.featured({ currency, size: FEATURED })) : undefined,
    shows('destinations') ? ifAvailable(page, api.locations.list({ size: 12 })) : undefined,
    shows('ports', 'ports-by-region')
      ? ifAvailable(page, api.locations.list({ size: 100, productType: 'shore-excursions' }))
      : undefined,
  ]);
  const portLines = ports?._embedded.locationList.map(placeLine) ?? [];
  return {
    featured: featured?._embedded.tourSummaryList.map(cardTour),
    places:
      places?._embedded.locationList.map((place) => ({ ...placeLine(place), imageUrl: place.imageUrl })) ??
      [],
    interests: shows('interests') ? interestsIn(locale) : [],
    ports: shows('ports') ? portLines : [],
    regions: shows('ports-by-region') ? byRegion(portLines, locale) : [],
  };
}

/** Only prices depend on what a visitor can change here, and their section asks for them itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}

export default function Home({
  loaderData: { featured, places, interests, ports, regions },
}: Route.ComponentProps) {
  const { locale, site } = usePage();
  const home = `${site.publicUrl}/`;
  const { hero, search } = variant.home;
  const sections: Record<Section, () => ReactNode> = {
    hero: () => (
      <Hero
        picture={hero === 'picture'}
        {...{ [search]: <SearchForm look={search} panel={search === 'desk' ? 'desk' : 'hanging'} /> }}
      />
    ),
    // Another language is another list: what was shown in the last one is not carried over.
    featured: () => <FeaturedSection key={locale} rendered={featured} />,
    destinations: () => <DestinationsSection key={locale} places={places} />,
    interests: () => <InterestsSection interests={interests} />,
    'how-it-works': () => <HowItWorksSection />,
    ports: () => <PortsBand ports={ports} />,
    'ports-by-region': () => <PortsByRegion regions={regions} />,
    trust: () => <TrustSection />,
    suppliers: () => <SuppliersSection />,
  };
  return (
    <main id="content">
      <PageHead
        data={[
          { '@type': 'WebSite', name: variant.displayName, url: home },
          { '@type': 'Organization', name: site.operator.name, url: home, email: variant.contactEmail },
        ]}
      />
      {variant.home.sections.map((section) => (
        <Fragment key={section}>{sections[section]()}</Fragment>
      ))}
    </main>
  );
}
