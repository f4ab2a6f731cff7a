import { noPicture, PREVIEW_SIZE, sizedPath } from '@ashore/core/contract/values/image-sizes.ts';
import { codeAtEnd, placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { orNothing } from '../api/calls.ts';
import { useItemView } from '../features/catalogue/cards/analytics.ts';
import { DealsSection, dealsBeside } from '../features/catalogue/cards/deals-section.tsx';
import { RecentSection } from '../features/catalogue/cards/recent-section.tsx';
import { canonicalAddressById, readProductDetails } from '../features/catalogue/product/find-product.ts';
import { ProductActions } from '../features/catalogue/product/product-actions.tsx';
import { ProductCancellation } from '../features/catalogue/product/product-cancellation.tsx';
import {
  ProductChapters,
  ProductDescription,
  ProductDocument,
  ProductSelling,
  ProductWaiver,
} from '../features/catalogue/product/product-description.tsx';
import { ProductFacts } from '../features/catalogue/product/product-facts.tsx';
import { ProductGallery } from '../features/catalogue/product/product-gallery.tsx';
import { ProductHead } from '../features/catalogue/product/product-head.tsx';
import { factNotes, ProductIncluded } from '../features/catalogue/product/product-included.tsx';
import { ProductMeeting } from '../features/catalogue/product/product-meeting.tsx';
import { ProductSectionBar } from '../features/catalogue/product/product-section-bar.tsx';
import { ProductSupplier } from '../features/catalogue/product/product-supplier.tsx';
import { tourData } from '../features/catalogue/product/structured-data.ts';
import { ShipSlot } from '../features/cruises/ship-slot.tsx';
import { BookingPanel } from '../features/quotes/booking-panel/booking-panel.tsx';
import {
  AtChosenDeparture,
  isBookable,
  useChosenOption,
} from '../features/quotes/booking-panel/use-booking-panel.tsx';
import { HoldSlot } from '../features/quotes/hold/hold-slot.tsx';
import { TransferForm } from '../features/quotes/transfer/transfer-form.tsx';
import { ProductReviews } from '../features/reviews/product-reviews.tsx';
import { useText } from '../i18n/texts.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const path = `/${params.productType}/${params.city}/${params.product}`;
  const id = codeAtEnd(path);
  const tour = id === undefined ? undefined : await readProductDetails(page, id);
  if (tour?.normalizedUrlPath === path) {
    // Any product type would do: the call finds a product by its id alone.
    const mapRequest = orNothing(page.api.maps.meeting({ productType: 'tours', id: tour.tourId }));
    const [deals, map] = await Promise.all([dealsBeside(page, tour), mapRequest]);
    return { tour, deals, map, today: localDateAt(now, tour.timeZone) };
  }
  // A path that ends in a known code leads to the product of that code, even if the rest of the path is outdated.
  const target = tour?.normalizedUrlPath ?? (await canonicalAddressById(page, path));
  if (target === undefined) throw data(null, { status: 404 });
  throw redirect(withLocale(target, locale), 308);
}

/** Choices are in the query and do not change the data of the page. A change of currency reloads the same address. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export default function Product({ loaderData: { tour, deals, map, today } }: Route.ComponentProps) {
  const t = useText();
  const { locale, site } = usePage();
  useItemView(tour);
  const productTypeLabel = t(`kinds.${tour.productType}`);
  const [, productType, citySlug = ''] = tour.normalizedUrlPath.split('/');
  const placeLink = { label: tour.tourCity, href: placeAddress(citySlug) };
  const listLink = { label: productTypeLabel, href: `/${productType}/${citySlug}` };
  const sections = [
    { id: 'overview', label: t('product.overview') },
    ...(isBookable(tour) ? [{ id: 'when', label: t('product.dates') }] : []),
    { id: 'meeting', label: t('product.meet') },
    { id: 'reviews', label: t('product.reviewsShort') },
  ];
  return (
    <main id="content" className="page-width">
      <PageHead
        title={tour.tourName}
        description={tour.shortDescription}
        {...(tour.teaserImageUrl !== noPicture && { image: sizedPath(tour.teaserImageUrl, PREVIEW_SIZE) })}
        data={[tourData(tour, site.publicUrl + withLocale(tour.normalizedUrlPath, locale), site.publicUrl)]}
      />
      <BreadcrumbTrail here={tour.tourName} between={[placeLink, listLink]} />
      <HoldSlot tourId={tour.tourId} />
      <ProductGallery key={`gallery ${tour.tourId}`} name={tour.tourName} images={tour.images} />
      <ProductSectionBar sections={sections} />
      <BookingPanel
        key={tour.tourId}
        tour={tour}
        today={today}
        before={
          <div id="overview" className="scroll-mt-18">
            <ProductHead tour={tour}>
              <ProductActions tour={tour} />
            </ProductHead>
            <ShipOfChosenOption tourId={tour.tourId} />
            <AtChosenDeparture>
              {(startsAt) => <ProductFacts tour={tour} startsAt={startsAt} />}
            </AtChosenDeparture>
            <ProductSelling tour={tour} />
            <ProductDescription tour={tour} />
          </div>
        }
      >
        <ProductIncluded features={tour.featureSet} notes={factNotes(tour, t)} options={tour.components} />
        <ProductDocument {...tour} />
        <ProductWaiver waiver={tour.waiver} />
        <ProductChapters chapters={tour.contentTabs} />
        <ProductMeeting tour={tour} map={map}>
          <AtChosenDeparture>
            {(_, departure) => <TransferForm tour={tour} departure={departure} />}
          </AtChosenDeparture>
        </ProductMeeting>
        <AtChosenDeparture>
          {(startsAt) => <ProductCancellation tour={tour} startsAt={startsAt} />}
        </AtChosenDeparture>
        <ProductSupplier tour={tour} />
        <ProductReviews tour={tour} />
      </BookingPanel>
      <DealsSection place={tour.cityLocative} tours={deals} href={placeLink.href} />
      <RecentSection tourId={tour.tourId} />
    </main>
  );
}

/** The ship of a traveller who comes from a sailing, with the starts of the chosen option. */
function ShipOfChosenOption({ tourId }: { tourId: string }) {
  return <ShipSlot tourId={tourId} componentKey={useChosenOption()?.componentKey} />;
}
