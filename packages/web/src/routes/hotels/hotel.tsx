import { noPicture, PREVIEW_SIZE, sizedPath } from '@ashore/core/contract/values/image-sizes.ts';
import { codeAtEnd, placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { orNothing } from '../../api/calls.ts';
import { DealsSection, dealsBeside } from '../../features/catalogue/cards/deals-section.tsx';
import { RecentSection } from '../../features/catalogue/cards/recent-section.tsx';
import { canonicalAddressById, readProductDetails } from '../../features/catalogue/product/find-product.ts';
import { ProductActions } from '../../features/catalogue/product/product-actions.tsx';
import { ProductGallery } from '../../features/catalogue/product/product-gallery.tsx';
import { ProductMeeting } from '../../features/catalogue/product/product-meeting.tsx';
import { ProductSectionBar } from '../../features/catalogue/product/product-section-bar.tsx';
import { ProductSupplier } from '../../features/catalogue/product/product-supplier.tsx';
import { isOtherChoiceAlone } from '../../features/hotels/page/choice-in-address.ts';
import { HotelFacts, HotelHead, HotelStory } from '../../features/hotels/page/hotel-head.tsx';
import { HotelPolicies } from '../../features/hotels/page/hotel-policies.tsx';
import { HotelStaySection } from '../../features/hotels/page/hotel-stay.tsx';
import { loadHotel } from '../../features/hotels/page/load-hotel.ts';
import { OtherHotels } from '../../features/hotels/page/other-hotels.tsx';
import { hotelData } from '../../features/hotels/page/structured-data.ts';
import { HoldSlot } from '../../features/quotes/hold/hold-slot.tsx';
import { useStayHold } from '../../features/quotes/hold/use-stay-hold.ts';
import { ProductReviews } from '../../features/reviews/product-reviews.tsx';
import { useText } from '../../i18n/texts.ts';
import { pageContext } from '../../page/page-context.ts';
import { usePage } from '../../page/use-page.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import type { Route } from './+types/hotel.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale } = page;
  const path = `/hotels/${params.city}/${params.product}`;
  const id = codeAtEnd(path);
  const tour = id === undefined ? undefined : await readProductDetails(page, id);
  if (tour?.normalizedUrlPath === path) {
    const [loaded, deals, map] = await Promise.all([
      loadHotel(page, tour.tourId, url),
      dealsBeside(page, tour),
      // Any product type would do: the call finds a product by its id alone.
      orNothing(page.api.maps.meeting({ productType: 'tours', id: tour.tourId })),
    ]);
    if (loaded) return { tour, loaded, deals, map };
  }
  // A path that ends in a known code leads to the product of that code, even if the rest of the path is outdated.
  const target = tour?.normalizedUrlPath ?? (await canonicalAddressById(page, path));
  if (target === undefined || target === path) throw data(null, { status: 404 });
  throw redirect(withLocale(target, locale) + url.search, 308);
}

export function shouldRevalidate(arguments_: ShouldRevalidateFunctionArgs): boolean {
  return !isOtherChoiceAlone(arguments_);
}

export default function Hotel({ loaderData: { tour, loaded, deals, map } }: Route.ComponentProps) {
  const t = useText();
  const { locale, site, currency } = usePage();
  const hold = useStayHold(tour.tourId);
  const { hotel, amenities, rooms } = loaded;
  const [, , citySlug = ''] = hotel.normalizedUrlPath.split('/');
  const placeLink = { label: hotel.city, href: placeAddress(citySlug) };
  const listLink = { label: t('kinds.hotels'), href: `/hotels/${citySlug}` };
  const url = site.publicUrl + withLocale(hotel.normalizedUrlPath, locale);
  const sections = [
    { id: 'overview', label: t('hotelPage.overview') },
    { id: 'rooms', label: t('hotelPage.rooms') },
    { id: 'meeting', label: t('hotelPage.map') },
    { id: 'reviews', label: t('product.reviewsShort') },
  ];
  return (
    <main id="content" className="page-width">
      <PageHead
        title={t('hotelPage.pageTitle', { name: hotel.hotelName, place: tour.cityLocative })}
        description={hotel.shortDescription}
        {...(tour.teaserImageUrl !== noPicture && { image: sizedPath(tour.teaserImageUrl, PREVIEW_SIZE) })}
        data={[hotelData({ hotel, amenities, rooms, currency, url, publicUrl: site.publicUrl })]}
      />
      <BreadcrumbTrail here={hotel.hotelName} between={[placeLink, listLink]} />
      <HoldSlot tourId={tour.tourId} />
      <ProductGallery key={`gallery ${tour.tourId}`} name={hotel.hotelName} images={tour.images} />
      <ProductSectionBar sections={sections} />
      <HotelStaySection
        key={tour.tourId}
        loaded={loaded}
        hold={hold}
        before={
          <div id="overview" className="scroll-mt-18">
            <HotelHead hotel={hotel}>
              <ProductActions tour={tour} />
            </HotelHead>
            <HotelFacts hotel={hotel} />
            <HotelStory hotel={hotel} amenities={amenities} />
          </div>
        }
      >
        <ProductMeeting tour={tour} map={map} title={t('hotelPage.map')} />
        <HotelPolicies hotel={hotel} rooms={rooms} />
        <ProductSupplier tour={tour} />
        <ProductReviews tour={tour} />
      </HotelStaySection>
      <OtherHotels loaded={loaded} place={tour.cityLocative} href={listLink.href} />
      <DealsSection place={tour.cityLocative} tours={deals} href={placeLink.href} />
      <RecentSection tourId={tour.tourId} />
    </main>
  );
}
