import { statedFacts } from '@ashore/core/booking/stated-facts.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { returnPromiseTexts } from '@ashore/core/cruises/return-promise.ts';
import { isPriceConverted, totalWithTaxes } from '@ashore/core/hotels/tax-parts.ts';
import { discountNumber } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { zero } from '@ashore/core/money/money.ts';
import type { ReactNode } from 'react';
import { Approximate, useApproximate } from '../../../api/use-approximate.tsx';
import {
  isWithoutRefund,
  partyText,
  refundUntilText,
  remainingRefundTerms,
  whenText,
} from '../../../i18n/booking-texts.ts';
import { useTripText } from '../../../i18n/stay-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useShipStatements } from '../../../store/ship-statements.ts';
import { Ticket } from '../../../ui/layout/ticket.tsx';
import { TripFact } from '../../../ui/layout/trip-fact.tsx';
import { FramedPicture } from '../../../ui/media/framed-picture.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { calendar, chevronDown, clock, info, people, shield } from '../../../ui/media/icon-paths.ts';
import { DiscountCode } from './discount-code.tsx';
import { sumsOf, totalText } from './held-cart.ts';

/** The hold as a ticket: the trip above the perforation, the price below. */
export function HoldSummary({ quote, now }: { quote: Quote; now: Date }) {
  return (
    <div className="max-lg:hidden">
      <Ticket
        stub={
          <>
            <HeldSums quote={quote} now={now} />
            <DiscountCode quote={quote} />
          </>
        }
      >
        <HeldTrip quote={quote} />
        <HeldFacts quote={quote} now={now} />
      </Ticket>
      <HeldCurrency quote={quote} />
    </div>
  );
}

/** Image and name of the trip. */
export function HeldTrip({ quote }: { quote: Quote }) {
  return (
    <div className="mb-5 grid grid-cols-[92px_1fr] gap-4">
      <HeldPoster quote={quote} />
      <HeldName quote={quote} />
    </div>
  );
}

function HeldPoster({ quote }: { quote: Quote }) {
  return (
    <FramedPicture
      className="self-start"
      picture={{
        src: quote.teaserImageUrl,
        alt: '',
        sizes: '92px',
        dominant: quote.teaserImageColour ?? undefined,
        fallbackSrc: noPicture,
      }}
    />
  );
}

function HeldName({ quote }: { quote: Quote }) {
  const t = useText();
  const { tourCity: city, tourCountry: country, tourName, components } = quote;
  const label = quote.stay ? undefined : components[0]?.label;
  return (
    <div className="min-w-0">
      <p className="type-small text-ink-2">{city === country ? city : t('tour.place', { city, country })}</p>
      <p className="type-h4">{tourName}</p>
      {label !== undefined && label !== '' && <p className="mt-1 type-small text-ink-2">{label}</p>}
    </div>
  );
}

/** When, who, and until when the booking can be cancelled. */
function HeldFacts({ quote, now }: { quote: Quote; now: Date }) {
  const t = useTripText(quote);
  const { intl, messages } = localeTable[usePage().locale];
  const [best] = remainingRefundTerms(quote, now, intl, t);
  return (
    <div>
      <ul className="grid gap-2 type-compact">
        <Fact icon={calendar}>{whenText(quote, intl, t)}</Fact>
        <Fact icon={people}>{partyText(quote, messages, t)}</Fact>
        {best === undefined ? (
          <Fact icon={info}>{t(isWithoutRefund(quote, now) ? 'checkout.never' : 'stay.partRefund')}</Fact>
        ) : (
          <Fact icon={shield} className={best.percent === 100 ? 'font-semibold text-leaf' : ''}>
            {refundUntilText(best, t)}
          </Fact>
        )}
        {quote.requireBookingApproval && (
          <Fact icon={clock} className="text-amber">
            {t('checkout.onRequest', { vendor: quote.vendor.name })}
          </Fact>
        )}
      </ul>
      <HeldDetails quote={quote} />
    </div>
  );
}

/** Day, start, terms and supplier stand elsewhere in the checkout. */
const factsOfTicket: readonly FactKind[] = [
  'arrival',
  'departure',
  'startShift',
  'arrive',
  'end',
  'duration',
  'language',
  'included',
  'excluded',
  'meeting',
  'directions',
  'room',
  'payAtHotel',
  'hotelNotes',
  'ship',
  'pier',
  'inPort',
  'allAboard',
  'returnPromise',
  'transfer',
];

/** What a traveller must know of the trip, and the transfer request, in the words of the booking. */
function HeldDetails({ quote }: { quote: Quote }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const { startingPointInformation, tourCity } = quote;
  const typed = useShipStatements((state) => state.typed);
  const facts = typed ? statedFacts(quote, typed, messages) : quote.facts;
  const place = startingPointInformation?.title ?? tourCity;
  return (
    <dl className="mt-4 grid grid-cols-1 gap-y-3 type-compact">
      {facts
        .filter(({ kind }) => factsOfTicket.includes(kind))
        .map((fact) => (
          <TripFact
            key={`${fact.kind} ${fact.label}`}
            fact={fact}
            directions={t('checkout.directions', { place })}
            newTabLabel={t('checkout.newTab')}
            promiseTerms={returnPromiseTexts[messages].terms}
          />
        ))}
    </dl>
  );
}

function Fact({ icon, className = '', children }: { icon: string; className?: string; children: ReactNode }) {
  return (
    <li className={`flex gap-3 ${className}`}>
      <Icon path={icon} className="mt-px" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The price by line, in the currency of the quote. */
function HeldSums({ quote, now }: { quote: Quote; now: Date }) {
  const t = useText();
  const { locale } = usePage();
  const isNonRefundable = isWithoutRefund(quote, now);
  const discount = useCommerceStore((state) => state.discount);
  const { lines, saved, discount: off, due } = sumsOf(quote, locale, discount.voucherValue);
  const approximate = useApproximate(due);
  const { stay, currencyCode } = quote;
  const whole =
    stay &&
    totalWithTaxes({
      price: due,
      taxes: stay.payAtHotel,
      isPriceConverted: isPriceConverted(stay, currencyCode),
    });
  const wholeText = whole ? formatMoney(whole.total, localeTable[locale].intl) : '';
  return (
    <dl className="grid grid-cols-1 gap-1 type-compact">
      {lines.map(({ ticketType, count, sum, room }) => (
        <Line
          key={`${ticketType} ${room?.number}`}
          name={room?.name ?? t(`party.${ticketType}`, { count })}
          value={sum ?? t('ticket.free')}
        />
      ))}
      {saved !== undefined && (
        <Line
          name={t('checkout.saving', {
            discount: discountNumber(quote.promoSavings ?? 0, localeTable[locale].messages),
          })}
          value={saved}
          className="text-leaf"
        />
      )}
      {off !== undefined && (
        <Line
          name={t('checkout.codeLine', { code: discount.voucherCode })}
          value={off}
          className="text-leaf"
        />
      )}
      <Line
        name={t(stay && stay.payAtHotel.length > 0 ? 'stay.otherTaxes' : 'checkout.taxes')}
        value={t('checkout.included')}
        className="text-ink-2"
      />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="type-h3">{t('checkout.total')}</dt>
        <dd className="type-total">{totalText(quote, locale, t, discount.voucherValue)}</dd>
        {approximate !== undefined && (
          <dd className="basis-full text-right type-small text-ink-2">
            {t('tour.approximate', { amount: approximate })}
          </dd>
        )}
        {isNonRefundable && (
          <dd className="basis-full type-small font-semibold">{t('tour.nonRefundable')}</dd>
        )}
      </div>
      {quote.stay?.payment === 'at-hotel' && (
        <Line
          name={t('stay.dueNow')}
          value={formatMoney(zero(quote.currencyCode), localeTable[locale].intl)}
        />
      )}
      {whole && (
        <Line
          name={t('stay.inTotal')}
          value={whole.isApproximate ? t('stay.about', { amount: wholeText }) : wholeText}
          className="text-ink-2"
        />
      )}
    </dl>
  );
}

function Line({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

/** The price is that of the quote, even if the other pages now show another currency. */
function HeldCurrency({ quote }: { quote: Quote }) {
  const t = useText();
  const { locale, currency: other } = usePage();
  const { voucherValue } = useCommerceStore((state) => state.discount);
  const { currencyCode: currency, stay } = quote;
  // With what is paid at the hotel there are two sums.
  const exact =
    stay && stay.payAtHotel.length > 0
      ? t('stay.exactNow', { amount: totalText(quote, locale, t, voucherValue) })
      : t('checkout.exact', { currency });
  return (
    <p className="mt-4 px-1 type-small text-ink-2">
      {stay?.payment !== 'at-hotel' && exact}
      {other !== currency && ` ${t('checkout.otherCurrency', { currency, other })}`}
    </p>
  );
}

/** The ticket for screens without room beside the form: a line above the form that opens. */
export function HeldTicketFold({ quote, now }: { quote: Quote; now: Date }) {
  const t = useTripText(quote);
  const { locale } = usePage();
  const { intl, messages } = localeTable[locale];
  const { voucherValue } = useCommerceStore((state) => state.discount);
  const isNonRefundable = isWithoutRefund(quote, now);
  const label = quote.stay ? undefined : quote.components[0]?.label;
  return (
    <details className="group rounded-panel border border-line bg-card lg:hidden">
      <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-1 p-3 [&::-webkit-details-marker]:hidden">
        <span className="w-13 shrink-0">
          <HeldPoster quote={quote} />
        </span>
        <span className="min-w-0 grow basis-20">
          <span className="sr-only">{t('checkout.summaryOf', { trip: quote.tourName })}</span>
          <span aria-hidden="true" className="type-label block">
            {quote.tourName}
          </span>
          {label && <span className="block type-tiny text-ink-2">{label}</span>}
          <span className="flex flex-wrap gap-x-2 type-tiny break-keep text-ink-2">
            <span>{whenText(quote, intl, t)}</span>
            <span>{partyText(quote, messages, t)}</span>
          </span>
        </span>
        <span className="grid justify-items-end">
          <strong className="whitespace-nowrap">{totalText(quote, locale, t, voucherValue)}</strong>
          <Approximate sum={sumsOf(quote, locale, voucherValue).due} look="type-tiny max-w-20 text-right" />
          {isNonRefundable && <span className="type-tiny">{t('tour.nonRefundable')}</span>}
        </span>
        <Icon path={chevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-11 gap-y-4 border-t border-line p-4 md:grid-cols-2 md:items-start">
        <HeldFacts quote={quote} now={now} />
        <div className="grid gap-4">
          <HeldSums quote={quote} now={now} />
          <DiscountCode quote={quote} />
          <HeldCurrency quote={quote} />
        </div>
      </div>
    </details>
  );
}
