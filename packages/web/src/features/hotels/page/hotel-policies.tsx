import { sumTaxesAtHotel, taxPartsText } from '@ashore/core/hotels/tax-parts.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import type { HotelContent, RoomsFindings } from './load-hotel.ts';

type HotelPoliciesProps = { hotel: HotelContent; rooms: RoomsFindings };

/** Rules of the hotel: arrival, departure, children, pets, city tax and documents. */
export function HotelPolicies({ hotel, rooms }: HotelPoliciesProps) {
  const t = useText();
  const { checkInFrom, checkOutUntil, childAge, amenities } = hotel;
  return (
    <section aria-labelledby="policies-title" className="mt-12">
      <h2 id="policies-title" className="type-h2">
        {t('hotelPage.policies')}
      </h2>
      <dl className="mt-5 grid gap-4">
        <Policy name={t('hotelPage.checkIn')}>{t('hotelPage.checkInFrom', { time: checkInFrom })}</Policy>
        <Policy name={t('hotelPage.checkOut')}>
          {t('hotelPage.checkOutUntil', { time: checkOutUntil })}
        </Policy>
        <Policy name={t('hotelPage.childrenPolicy')}>
          {t('hotelPage.childrenPolicyText', { age: childAge })}
        </Policy>
        <Policy name={t('hotelPage.pets')}>
          {t(amenities.includes('pets-welcome') ? 'hotelPage.petsYes' : 'hotelPage.petsAsk')}
        </Policy>
        <CityTax rooms={rooms} />
        <Policy name={t('hotelPage.documents')}>
          <p>{hotel.registration ?? t('hotelPage.documentsText')}</p>
          <p>{t('hotelPage.documentsNames')}</p>
        </Policy>
      </dl>
    </section>
  );
}

/** The city tax of the stay that is shown, for each rate the same. */
function CityTax({ rooms }: Pick<HotelPoliciesProps, 'rooms'>) {
  const t = useText();
  const { locale, currency } = usePage();
  if (rooms.state !== 'found') return null;
  const cheapestRates = rooms.answer.rooms.flatMap(({ roomTypes }) => roomTypes[0]?.rates[0] ?? []);
  if (cheapestRates.length === 0) return null;
  const taxes = cheapestRates.flatMap((rate) => rate.taxes);
  const city = sumTaxesAtHotel(taxes, currency).find(({ kind }) => kind === 'city');
  return (
    <Policy name={t('hotelPage.cityTaxPolicy')}>
      {city ? (
        <>
          <p>
            {t('hotels.cityTax', {
              amount: formatMoney(fromDecimal(city.amount, city.currency), localeTable[locale].intl),
            })}
          </p>
          <p className="type-small text-ink-2">{taxPartsText(city, locale)}</p>
        </>
      ) : (
        t('hotelPage.cityTaxNone')
      )}
    </Policy>
  );
}

function Policy({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
      <dt className="type-label">{name}</dt>
      <dd className="max-w-[60ch]">{children}</dd>
    </div>
  );
}
