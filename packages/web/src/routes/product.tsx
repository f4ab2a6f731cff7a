import { noPicture, sizedPath } from '@ashore/core/contract/image-sizes.ts';
import { codeAtEnd } from '@ashore/core/contract/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { orNothing } from '../api/or-nothing.ts';
import { dealsBeside } from '../features/catalogue/deals-of.ts';
import { DealsSection } from '../features/catalogue/deals-section.tsx';
import { ProductGallery } from '../features/catalogue/gallery/product-gallery.tsx';
import { ProductActions } from '../features/catalogue/product-actions.tsx';
import { ProductCancellation } from '../features/catalogue/product-cancellation.tsx';
import { ProductFacts } from '../features/catalogue/product-facts.tsx';
import { ProductHead } from '../features/catalogue/product-head.tsx';
import { ProductIncluded } from '../features/catalogue/product-included.tsx';
import { ProductMeeting } from '../features/catalogue/product-meeting.tsx';
import { ProductSelling } from '../features/catalogue/product-selling.tsx';
import { ProductSupplier } from '../features/catalogue/product-supplier.tsx';
import { ProductTabs } from '../features/catalogue/product-tabs.tsx';
import { ProductWaiver } from '../features/catalogue/product-waiver.tsx';
import { ProductWords } from '../features/catalogue/product-words.tsx';
import { readDetails } from '../features/catalogue/read-details.ts';
import { RecentSection } from '../features/catalogue/recent-section.tsx';
import { tourData } from '../features/catalogue/tour-data.ts';
import { useItemView } from '../features/catalogue/use-item-view.ts';
import { whereCodeLeads } from '../features/catalogue/where-code-leads.ts';
import { AtChosenStart } from '../features/quotes/desk/at-chosen-start.tsx';
import { Desk } from '../features/quotes/desk/desk.tsx';
import { HeldHere } from '../features/quotes/held-here.tsx';
import { RideForm } from '../features/quotes/ride/ride-form.tsx';
import { ProductReviews } from '../features/reviews/product-reviews.tsx';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import type { Route } from './+types/product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const path = `/${params.productType}/${params.city}/${params.product}`;
  const id = codeAtEnd(path);
  const tour = id === undefined ? undefined : await readDetails(page, id);
  if (tour?.normalizedUrlPath === path) {
    const mapOf = orNothing(page.api.maps.meeting({ productType: 'tours', id: tour.tourId }));
    const [deals, map] = await Promise.all([dealsBeside(page, tour), mapOf]);
    return { tour, deals, map, today: localDateAt(now, tour.timeZone) };
  }
  // A path that ends in a known code resolves by it; whatever stands before may be old.
  const target = tour?.normalizedUrlPath ?? (await whereCodeLeads(page, path));
  if (target === undefined) throw data(null, { status: 404 });
  throw redirect(withLocale(target, locale), 308);
}

/** What is chosen stands in the query and changes nothing that the page was made of; another currency does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

/** What other people's programs show of the page. */
const forPreviews = { width: 1200, height: 630 };

export default function Product({ loaderData: { tour, deals, map, today } }: Route.ComponentProps) {
  const t = useText();
  const { locale, site } = usePage();
  useItemView(tour);
  const kind = t(`kinds.${tour.productType}`);
  const list = {
    label: t('list.in', { kind, city: tour.tourCity }),
    href: tour.normalizedUrlPath.split('/', 3).join('/'),
  };
  return (
    <main id="content" className="page-width">
      <PageHead
        title={tour.tourName}
        description={tour.shortDescription}
        {...(tour.teaserImageUrl !== noPicture && { image: sizedPath(tour.teaserImageUrl, forPreviews) })}
        data={[tourData(tour, site.publicUrl + withLocale(tour.normalizedUrlPath, locale), site.publicUrl)]}
      />
      <PageTrail here={tour.tourName} between={[list]} />
      <HeldHere tourId={tour.tourId} />
      <ProductGallery key={`gallery ${tour.tourId}`} name={tour.tourName} images={tour.images} />
      <Desk
        key={tour.tourId}
        tour={tour}
        today={today}
        before={
          <>
            <ProductHead tour={tour}>
              <ProductActions tour={tour} />
            </ProductHead>
            <AtChosenStart>{(startsAt) => <ProductFacts tour={tour} startsAt={startsAt} />}</AtChosenStart>
            <ProductSelling tour={tour} />
          </>
        }
      >
        <ProductWords tour={tour} />
        <ProductIncluded features={tour.featureSet} />
        <ProductWaiver waiver={tour.waiver} />
        <ProductTabs chapters={tour.contentTabs} />
        <ProductMeeting tour={tour} map={map}>
          <RideForm tour={tour} />
        </ProductMeeting>
        <AtChosenStart>{(startsAt) => <ProductCancellation tour={tour} startsAt={startsAt} />}</AtChosenStart>
        <ProductSupplier tour={tour} />
        <ProductReviews tour={tour} />
      </Desk>
      <DealsSection city={tour.tourCity} tours={deals} href={list.href} />
      <RecentSection tourId={tour.tourId} />
    </main>
  );
}
