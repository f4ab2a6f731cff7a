import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { Fragment, type ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { variant } from '#variant/variant.ts';
import { cardTour } from '../features/catalogue/cards/card-parts.tsx';
import { FeaturedSection } from '../features/catalogue/cards/featured-section.tsx';
import { PromotedSection } from '../features/catalogue/cards/promoted-section.tsx';
import { FEATURED } from '../features/catalogue/cards/request-featured.ts';
import { PROMOTED_FIRST, PROMOTED_PAGE } from '../features/catalogue/cards/request-promoted.ts';
import { PlanLine } from '../features/catalogue/dates/plan-line.tsx';
import { FleetPicker, ShipByName } from '../features/cruises/fleet-picker.tsx';
import { YourSailingSlot } from '../features/cruises/your-sailing/slot.tsx';
import { DestinationsSection } from '../features/home/destinations-section.tsx';
import { Hero } from '../features/home/hero.tsx';
import { interestsIn } from '../features/home/interests-in.ts';
import { InterestsSection } from '../features/home/interests-section.tsx';
import { placeLine } from '../features/home/places.tsx';
import { byRegion, PortsBand, PortsByRegion } from '../features/home/ports.tsx';
import { SearchTabs } from '../features/home/search-tabs.tsx';
import { HowItWorksSection, SuppliersSection, TrustSection } from '../features/home/sections.tsx';
import { placeOfWeek, StorySection, storyOf } from '../features/home/story-section.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { ifAvailable } from '../page/if-available.ts';
import { pageContext } from '../page/page-context.ts';
import { ReusedPart } from '../page/reused-part.tsx';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/home.ts';

type Section = (typeof variant.home.sections)[number];

const hasSection = (...wanted: Section[]) =>
  wanted.some((section) => variant.home.sections.includes(section));

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, currency, locale } = page;
  // Without a database the page still has a headline, a search and links.
  const [lines, featured, promoted, places, ports] = await Promise.all([
    import.meta.env.HOME_HAS_PICKER
      ? ifAvailable(page, api.cruises.lines({ type: 'withExcursions' }))
      : undefined,
    hasSection('featured') ? ifAvailable(page, api.tours.featured({ currency, size: FEATURED })) : undefined,
    hasSection('promoted')
      ? ifAvailable(page, api.tours.promoted({ currency, page: 0, size: PROMOTED_PAGE }))
      : undefined,
    hasSection('destinations', 'story')
      ? ifAvailable(page, api.locations.list({ size: 12, currency }))
      : undefined,
    hasSection('ports', 'ports-by-region')
      ? ifAvailable(page, api.locations.list({ size: 100, productType: 'shore-excursions', currency }))
      : undefined,
  ]);
  const today = localDateAt(page.now, 'UTC');
  const slug = hasSection('story') && placeOfWeek(places?._embedded.locationList ?? [], today)?.slug;
  const story = slug ? await ifAvailable(page, api.locations.search({ slug })) : undefined;
  const portLines = ports?._embedded.locationList.map(placeLine) ?? [];
  return {
    lines: lines?._embedded.cruiseLineList ?? [],
    featured: featured?._embedded.tourSummaryList.map(cardTour),
    promoted: promoted && {
      tours: promoted._embedded.tourSummaryList.slice(0, PROMOTED_FIRST).map(cardTour),
      total: promoted.page.totalElements,
    },
    places:
      places?._embedded.locationList.map((place) => ({ ...placeLine(place), imageUrl: place.imageUrl })) ??
      [],
    story: storyOf(story?._embedded.locationList[0]),
    today,
    interests: hasSection('interests') ? interestsIn(locale) : [],
    ports: hasSection('ports') ? portLines : [],
    regions: hasSection('ports-by-region') ? byRegion(portLines, locale) : [],
  };
}

/** Only prices depend on what a visitor can change here, and their section requests them itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}

export default function Home({
  loaderData: { lines, featured, promoted, places, story, interests, ports, regions, today },
}: Route.ComponentProps) {
  const { locale, site } = usePage();
  const home = `${site.publicUrl}/`;
  const { hero, search } = variant.home;
  const sections: Record<Section, () => ReactNode> = {
    hero: () => (
      <Hero
        picture={hero === 'picture'}
        searchPanel={search !== 'line' && <SearchPanel lines={lines} today={today} />}
        line={search === 'line' && <SearchForm look="line" />}
        note={<YourSailingSlot />}
      />
    ),
    // Each language has its own list, so products of the previous language are not kept.
    featured: () => <FeaturedSection key={locale} rendered={featured} />,
    promoted: () => <PromotedSection key={locale} rendered={promoted} />,
    destinations: () => <DestinationsSection key={locale} places={places} />,
    story: () => story && <StorySection place={story} />,
    interests: () => <InterestsSection interests={interests} />,
    'how-it-works': () => <HowItWorksSection />,
    ports: () => <PortsBand ports={ports} />,
    'ports-by-region': () => <PortsByRegion regions={regions} />,
    trust: () => <TrustSection />,
    suppliers: () => <SuppliersSection />,
  };
  /** Data of each section. Those that are not named show only texts and links. */
  const shownBy: Partial<Record<Section, unknown>> = {
    featured,
    promoted,
    destinations: places,
    story,
    interests,
    ports,
    'ports-by-region': regions,
  };
  return (
    <main id="content">
      <PageHead
        data={[
          { '@type': 'WebSite', name: variant.displayName, url: home },
          { '@type': 'Organization', name: site.operator.name, url: home, email: variant.contactEmail },
        ]}
      />
      {variant.home.sections.map((section) =>
        // The hero has a form with ids made by React.
        section === 'hero' ? (
          <Fragment key={section}>{sections[section]()}</Fragment>
        ) : (
          <ReusedPart key={section} name={section} shows={shownBy[section]}>
            {sections[section]}
          </ReusedPart>
        ),
      )}
    </main>
  );
}

/** Leads cruise passengers to their sailing, or all others to a search. Without lines there is nothing to choose from. */
function SearchPanel({ lines, today }: Pick<Route.ComponentProps['loaderData'], 'lines' | 'today'>) {
  if (!import.meta.env.HOME_HAS_PICKER || lines.length === 0)
    return (
      <SearchForm look="panel" panel="belowPanel" tabs={<SearchTabs />} plan={<PlanLine today={today} />} />
    );
  return (
    <>
      <ShipByName />
      <FleetPicker lines={lines} line={undefined} ships={[]} ship={undefined} routes={[]} isFolded={false} />
    </>
  );
}
