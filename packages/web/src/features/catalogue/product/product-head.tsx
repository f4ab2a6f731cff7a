import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { discountNumber, numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { pin } from '../../../ui/media/icon-paths.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { Rating } from '../../../ui/media/rating.tsx';
import { placeText } from '../cards/card-parts.tsx';

/** Place, name, rating and supplier of a product. `children` appear beside the name of the supplier. */
export function ProductHead({ tour, children }: { tour: TourDetails; children?: ReactNode }) {
  const t = useText();
  const { vendor } = tour;
  return (
    <header>
      <p className="flex items-center gap-2 type-compact text-ink-2">
        <Icon path={pin} />
        {placeText({ city: tour.location, country: tour.locationCountry }, t)}
      </p>
      <h1 id="trip" tabIndex={-1} className="type-h1 mt-1.5 outline-none">
        {tour.tourName}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 type-compact text-ink-2">
        <HeadRating tour={tour} />
        <span className="flex items-center gap-2 type-small">
          {vendor.logo !== null && (
            <Picture shape="square" src={vendor.logo} sizes="28px" alt="" className="size-7 rounded-badge" />
          )}
          {t('product.by', { name: vendor.name, city: vendor.city })}
        </span>
        {children}
      </div>
      <p className="type-lead mt-5 max-w-[70ch]">{tour.subTitle}</p>
      <HeadNotes tour={tour} />
    </header>
  );
}

function HeadRating({ tour }: { tour: TourDetails }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { averageRating, reviewCount } = tour;
  if (averageRating === null) return <span>{t('tour.noRating')}</span>;
  const value = numberFormat(intl, { minimumFractionDigits: 1 }).format(averageRating);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Rating rating={averageRating} value={value} label={t('product.stars', { stars: value })} />
      <a href="#reviews" className="link font-normal">
        {t('product.reviewCount', { count: reviewCount })}
      </a>
    </span>
  );
}

function HeadNotes({ tour }: { tour: TourDetails }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const { promoSavings, promoBookUntil: bookUntil, promoValidUntil: travelUntil } = tour;
  const travelFrom = tour.promoValidFrom;
  const day = (date: string) => formatDate(localDate(date), intl, 'year');
  return (
    <>
      {promoSavings !== null && bookUntil !== null && travelUntil !== null && (
        <Note tone="success" className="mt-5">
          {t(travelFrom === null ? 'product.promotion' : 'product.promotionFrom', {
            discount: discountNumber(promoSavings, messages),
            bookUntil: day(bookUntil),
            travelFrom: travelFrom === null ? '' : day(travelFrom),
            travelUntil: day(travelUntil),
          })}
        </Note>
      )}
      {tour.requireBookingApproval && (
        <Note tone="amber" className="mt-5">
          {t('product.onRequestNote')}
        </Note>
      )}
    </>
  );
}
