import { idAtEnd } from '@ashore/core/contract/values/product-path.ts';
import { data } from 'react-router';
import { orNothing } from '../api/calls.ts';
import { placeText } from '../features/catalogue/cards/card-parts.tsx';
import { ReviewedTrip } from '../features/reviews/reviewed-trip.tsx';
import { WriteReviewPage } from '../features/reviews/write-review-page.tsx';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { useEmailLinkKey } from '../shell/page/email-link-key.ts';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/review.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, currency } = context.get(pageContext);
  const id = idAtEnd(`/${params.productId}`);
  // Any product type would do: the call finds a product by its id alone.
  const tour =
    id === undefined ? undefined : await orNothing(api.tours.show({ productType: 'tours', id, currency }));
  if (!tour) throw data(null, { status: 404 });
  const { tourId, tourName, normalizedUrlPath, location, locationCountry, images } = tour;
  return { tourId, tourName, normalizedUrlPath, location, locationCountry, image: images[0] ?? null };
}

export default function Review({ loaderData: trip }: Route.ComponentProps) {
  const t = useText();
  const secret = useEmailLinkKey();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('review.pageTitle', { trip: trip.tourName })} hidden />
      <BreadcrumbTrail
        here={t('review.here')}
        between={[{ label: trip.tourName, href: trip.normalizedUrlPath }]}
      />
      <div className="grid items-start gap-x-18 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)] lg:grid-rows-[auto_1fr]">
        {/* Only an invited traveller is asked about the trip. */}
        <h1 className="type-h1">{t(secret === null ? 'review.here' : 'review.title')}</h1>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ReviewedTrip
            trip={trip}
            place={placeText({ city: trip.location, country: trip.locationCountry }, t)}
          />
        </div>
        <div className="min-w-0 max-w-[70ch]">
          <WriteReviewPage key={secret} trip={trip} secret={secret} />
        </div>
      </div>
    </main>
  );
}
