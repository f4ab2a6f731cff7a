import { PREVIEW_SIZE, sizedPath } from '@ashore/core/contract/values/image-sizes.ts';
import { placeAddress, portPath } from '@ashore/core/contract/values/product-path.ts';
import { isSlug } from '@ashore/core/contract/values/slug-form.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect } from 'react-router';
import { orNothing } from '../../api/calls.ts';
import { type CardTour, cardTour } from '../../features/catalogue/cards/card-parts.tsx';
import { TourCard } from '../../features/catalogue/cards/tour-card.tsx';
import { TourCarousel } from '../../features/catalogue/cards/tour-carousel.tsx';
import { PortCalls } from '../../features/cruises/port-calls.tsx';
import { PortFacts } from '../../features/cruises/port-facts.tsx';
import { useText } from '../../i18n/texts.ts';
import { pageContext } from '../../page/page-context.ts';
import { usePage } from '../../page/use-page.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import { useAffiliate, withAffiliate } from '../../store/extras-store.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import type { Route } from './+types/port.ts';

/** Trips in the row of cards. */
const MAX_TRIPS = 12;

export async function loader({ context, params: { port: slug }, url }: Route.LoaderArgs) {
  const { api, currency, locale } = context.get(pageContext);
  if (!isSlug(slug)) throw data(null, { status: 404 });
  const named = url.searchParams.get('month');
  const port = await orNothing(api.cruises.port({ slug }));
  if (!port) throw data(null, { status: 404 });
  const { months, month: first, place } = port;
  // The first month has the address without a month. Any number of addresses could name other months without calls.
  if (named !== null && (named === first || !months.some(({ month }) => month === named)))
    throw redirect(withLocale(portPath(slug), locale));
  const [ofMonth, tours] = await Promise.all([
    named === null ? port : orNothing(api.cruises.port({ slug, month: named })),
    place ? api.tours.list({ location: place.locationUuid, currency, page: 0, size: MAX_TRIPS }) : undefined,
  ]);
  return {
    port: ofMonth ?? port,
    firstMonth: first,
    tours: tours?._embedded.tourSummaryList.map(cardTour) ?? [],
    tripCount: tours?.page.totalElements ?? 0,
  };
}

export default function Port({ loaderData: { port, firstMonth, tours, tripCount } }: Route.ComponentProps) {
  const t = useText();
  const { locale, site } = usePage();
  const { name, country, latitude, longitude } = port;
  const title = t('portPage.title', { port: name });
  const path = portPath(port.slug);
  const query = port.month === firstMonth ? '' : `?month=${port.month}`;
  return (
    <main id="content" className="page-width">
      <PageHead
        title={title}
        description={t('portPage.description', { port: name })}
        query={query}
        {...(port.place && { image: sizedPath(port.place.imageUrl, PREVIEW_SIZE) })}
        data={[
          {
            '@type': 'TouristDestination',
            name: title,
            description: t('portPage.description', { port: name }),
            geo: { '@type': 'GeoCoordinates', latitude, longitude },
            containedInPlace: { '@type': 'Country', name: country },
            url: site.publicUrl + withLocale(path, locale) + query,
          },
        ]}
      />
      <BreadcrumbTrail here={name} between={[{ label: t('cruises.here'), href: '/toursForCruises' }]} />
      <h1 className="type-h1">{title}</h1>
      <p className="type-lead mt-2 mb-6 text-ink-2">{country}</p>
      {port.place && (
        <TripsHere tours={tours} count={tripCount} town={port.placeName} slug={port.place.slug} />
      )}
      <div className="sailing">
        <section aria-labelledby="ashore-title" className="sailing-map">
          <h2 id="ashore-title" className="type-h2 mb-3">
            {t('portPage.ashore')}
          </h2>
          <PortFacts port={port} />
        </section>
        <section aria-labelledby="ships-title" className="min-w-0">
          <h2 id="ships-title" className="type-h2">
            {t('portPage.ships')}
          </h2>
          <p className="mt-1 text-ink-2">{t('portPage.clock')}</p>
          <PortCalls port={port} firstMonth={firstMonth} />
        </section>
      </div>
    </main>
  );
}

type TripsHereProps = { tours: readonly CardTour[]; count: number; town: string; slug: string };

function TripsHere({ tours, count, town, slug }: TripsHereProps) {
  const t = useText();
  const affiliate = useAffiliate();
  const title = t('portPage.tripsHere', { place: town });
  return (
    <section aria-labelledby="trips-title" className="mb-9">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="trips-title" className="type-h2">
          {title}
        </h2>
        <TextLink
          href={withAffiliate(placeAddress(slug), affiliate)}
          className="inline-flex min-h-11 items-center"
        >
          {t('portPage.allTrips', { count })}
        </TextLink>
      </div>
      <TourCarousel label={title}>
        {tours.map((tour) => (
          <TourCard
            key={tour.code}
            tour={{ ...tour, normalizedUrlPath: withAffiliate(tour.normalizedUrlPath, affiliate) }}
          />
        ))}
      </TourCarousel>
    </section>
  );
}
