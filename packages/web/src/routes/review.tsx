import { idAtEnd } from '@ashore/core/contract/product-path.ts';
import { data } from 'react-router';
import { orNothing } from '../api/or-nothing.ts';
import { placeText } from '../features/catalogue/place-text.ts';
import { ReviewDesk } from '../features/reviews/review-desk.tsx';
import { ReviewedTrip } from '../features/reviews/reviewed-trip.tsx';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { useMailSecret } from '../shell/use-mail-secret.ts';
import type { Route } from './+types/review.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, currency } = context.get(pageContext);
  const id = idAtEnd(`/${params.productId}`);
  const tour =
    id === undefined ? undefined : await orNothing(api.tours.show({ productType: 'tours', id, currency }));
  if (!tour) throw data(null, { status: 404 });
  const { tourId, tourName, normalizedUrlPath, location, locationCountry, images } = tour;
  return { tourId, tourName, normalizedUrlPath, location, locationCountry, image: images[0] ?? null };
}

export default function Review({ loaderData: trip }: Route.ComponentProps) {
  const t = useText();
  const secret = useMailSecret();
  return (
    <main id="content" className="page-width">
      <PageHead title={t('review.pageTitle', { trip: trip.tourName })} hidden />
      <PageTrail here={t('review.here')} between={[{ label: trip.tourName, href: trip.normalizedUrlPath }]} />
      <div className="grid items-start gap-x-18 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)] lg:grid-rows-[auto_1fr]">
        {/* Nobody is asked how it was who was not invited to say. */}
        <h1 className="type-h1">{t(secret === null ? 'review.here' : 'review.title')}</h1>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ReviewedTrip
            trip={trip}
            place={placeText({ city: trip.location, country: trip.locationCountry }, t)}
          />
        </div>
        <div className="min-w-0 max-w-[70ch]">
          <ReviewDesk key={secret} trip={trip} secret={secret} />
        </div>
      </div>
    </main>
  );
}
