import { noPicture, sizedPath } from '@ashore/core/contract/image-sizes.ts';
import { codeAtEnd } from '@ashore/core/contract/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import { data, redirect } from 'react-router';
import { dealsBeside } from '../features/catalogue/deals-of.ts';
import { DealsSection } from '../features/catalogue/deals-section.tsx';
import { placeText } from '../features/catalogue/place-text.ts';
import { ProductCancellation } from '../features/catalogue/product-cancellation.tsx';
import { ProductFacts } from '../features/catalogue/product-facts.tsx';
import { ProductIncluded } from '../features/catalogue/product-included.tsx';
import { ProductOptions } from '../features/catalogue/product-options.tsx';
import { ProductPictures } from '../features/catalogue/product-pictures.tsx';
import { ProductPlaces } from '../features/catalogue/product-places.tsx';
import { ProductReviews } from '../features/catalogue/product-reviews.tsx';
import { readDetails } from '../features/catalogue/read-details.ts';
import { TourPrice } from '../features/catalogue/tour-card.tsx';
import { tourData } from '../features/catalogue/tour-data.ts';
import { TourRating } from '../features/catalogue/tour-rating.tsx';
import { whereCodeLeads } from '../features/catalogue/where-code-leads.ts';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { Note } from '../ui/note.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const path = `/${params.productType}/${params.city}/${params.product}`;
  const id = codeAtEnd(path);
  const tour = id === undefined ? undefined : await readDetails(page, id);
  if (tour?.normalizedUrlPath === path) return { tour, deals: await dealsBeside(page, tour) };
  // A path that ends in a known code resolves by it; whatever stands before may be old.
  const target = await whereCodeLeads(page, path);
  if (target === undefined) throw data(null, { status: 404 });
  throw redirect(withLocale(target, page.locale), 308);
}

/** What other people's programs show of the page. */
const forPreviews = { width: 1200, height: 630 };

export default function Product({ loaderData: { tour, deals } }: Route.ComponentProps) {
  const t = useText();
  const { locale, site } = usePage();
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
      <div className="grid gap-x-18 gap-y-8 md:grid-cols-[1fr_minmax(0,392px)]">
        <div className="md:order-2">
          <ProductPictures tour={tour} />
        </div>
        <div className="min-w-0">
          <Head tour={tour} />
          <ProductFacts tour={tour} />
          <Words tour={tour} />
          <ProductOptions tour={tour} />
          <ProductIncluded features={tour.featureSet} />
          <ProductPlaces tour={tour} />
          <ProductCancellation tour={tour} />
          <ProductReviews tour={tour} />
        </div>
      </div>
      <DealsSection city={tour.tourCity} tours={deals} href={list.href} />
    </main>
  );
}

type Tour = Route.ComponentProps['loaderData']['tour'];

function Head({ tour }: { tour: Tour }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { promoSavings: percent, promoBookUntil: bookUntil, promoValidUntil: travelUntil, vendor } = tour;
  const day = (date: string) => formatDate(localDate(date), intl, 'year');
  return (
    <>
      <p className="text-ink-2">{placeText({ city: tour.location, country: tour.locationCountry }, t)}</p>
      <h1 className="type-h1">{tour.tourName}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 type-small text-ink-2">
        <TourRating rating={tour.averageRating} count={tour.reviewCount} tag={intl} />
        <span className="flex items-center gap-2">
          {vendor.logo !== null && (
            <Picture shape="square" src={vendor.logo} sizes="32px" alt="" className="size-8 rounded-badge" />
          )}
          {t('product.by', { name: vendor.name, city: vendor.city })}
        </span>
      </p>
      <p className="type-lead mt-4">{tour.subTitle}</p>
      <p className="mt-5">
        <TourPrice tour={tour} />
      </p>
      {percent !== null && bookUntil !== null && travelUntil !== null && (
        <Note tone="success" className="mt-4">
          {t('product.promotion', { percent, bookUntil: day(bookUntil), travelUntil: day(travelUntil) })}
        </Note>
      )}
      {tour.requireBookingApproval && (
        <Note tone="amber" className="mt-4">
          {t('product.onRequestNote')}
        </Note>
      )}
    </>
  );
}

function Words({ tour }: { tour: Tour }) {
  const t = useText();
  return (
    <>
      {tour.highlights.length > 0 && (
        <section className="mt-10">
          <h2 className="type-h2">{t('product.highlights')}</h2>
          <ul className="mt-4 grid list-disc gap-1.5 pl-5 marker:text-coral">
            {tour.highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-10">
        <h2 className="type-h2">{t('product.about')}</h2>
        {tour.longDescription.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[70ch]">
            {paragraph}
          </p>
        ))}
      </section>
    </>
  );
}
