import type { ChangeableTerm } from '@ashore/core/contract/values/hotels.ts';
import { HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { taxPartsText, totalWithTaxes } from '@ashore/core/hotels/tax-parts.ts';
import { sideBySide } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal, type Money, money } from '@ashore/core/money/money.ts';
import { taxTextAt } from '@ashore/core/pricing/tax.ts';
import { type ReactNode, useState } from 'react';
import { useApproximate } from '../../../api/use-approximate.tsx';
import { clockText } from '../../../i18n/booking-texts.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Ticket } from '../../../ui/layout/ticket.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { bed, calendar } from '../../../ui/media/icon-paths.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useBarRoom } from '../../../ui/use-bar-room.ts';
import { useSettledText } from '../../../ui/use-timing.ts';
import { nightsText, partyOfRoomsText, stayCounts } from '../stay/stay-texts.ts';
import { cancellationTexts, TAXES_AT_HOTEL, termsInShort } from './rate-terms.tsx';
import type { RoomOffer } from './room-choice.ts';
import { type StayHoldProblem, useCurrentStay } from './use-hotel-stay.tsx';

/** The stay as a ticket beside the page: nights and rooms above the perforation, the price and the button below. */
export function StayTicket() {
  const t = useText();
  const { locale } = usePage();
  const { search, answer, chosen, hold } = useCurrentStay();
  return (
    <section aria-label={t('hotelPage.yourStay')} className="sticky top-18">
      <Ticket
        isTorn={hold.isHeld}
        stub={
          <>
            <StaySums />
            <StayNote />
            <HoldRoomsButton />
            <p className="mt-3 text-center type-small text-ink-2">
              {t('hotelPage.calm', { minutes: HOLD_MINUTES })}
            </p>
          </>
        }
      >
        <h2 className="sr-only">{t('hotelPage.yourStay')}</h2>
        <ul className="grid gap-2 type-compact">
          <TicketLine icon={calendar}>{nightsText(search, locale, t)}</TicketLine>
          {answer.rooms.map(({ roomNumber }, index) => (
            <TicketLine key={roomNumber} icon={bed}>
              <ChosenRoom offer={chosen[index]} {...(answer.rooms.length > 1 && { number: roomNumber })} />
            </TicketLine>
          ))}
        </ul>
      </Ticket>
      <p className="mt-4 px-1 type-small text-ink-2">{t('hotels.single')}</p>
    </section>
  );
}

/** The chosen room with its meals and what a cancellation costs first: two rates may differ in nothing else. */
function ChosenRoom({ offer, number }: { offer: RoomOffer | undefined; number?: number }) {
  const t = useText();
  const { locale, currency } = usePage();
  const { hotel } = useCurrentStay();
  if (!offer) return t('hotelPage.chooseRooms');
  const { roomType, rate } = offer;
  const [terms] = cancellationTexts(rate, { currency, place: hotel.city, locale }, t);
  return (
    <>
      {number === undefined ? roomType.name : t('hotelPage.roomOf', { number, guests: roomType.name })}
      <span className="block type-small text-ink-2">{t(`hotels.${rate.board}`)}</span>
      <span className={classNames('block type-small', rate.refundable ? 'text-leaf' : 'text-ink-2')}>
        {terms}
      </span>
    </>
  );
}

function TicketLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon path={icon} className="mt-px" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function useSumText(): (sum: Money) => string {
  const { intl } = localeTable[usePage().locale];
  return (sum) => formatMoney(sum, intl);
}

/** The total of the stay, what is charged when booking, and what is paid at the hotel. */
export function StaySums() {
  const t = useText();
  const { currency, locale } = usePage();
  const write = useSumText();
  const { hotel, search, answer, total, payment, atHotel, isStale, validUntil, chosen } = useCurrentStay();
  const { intl, messages } = localeTable[locale];
  const counts = stayCounts(search);
  const withTaxes = totalWithTaxes({
    price: total,
    taxes: atHotel,
    // Offers do not name the currency of the hotel; its taxes are in that, and make the sum approximate.
    isPriceConverted: false,
  });
  return (
    <dl className="grid gap-1 type-compact">
      {answer.rooms.length > 1 &&
        answer.rooms.map(({ roomNumber }, index) => (
          <SumLine
            key={roomNumber}
            name={t('hotels.room', { number: roomNumber })}
            value={write(fromDecimal(chosen[index]?.rate.total ?? 0, currency))}
          />
        ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className="type-h3">{t('hotelPage.totalOf')}</dt>
        <dd className="type-total">{isStale ? <Skeleton className="h-8 w-28" /> : write(total)}</dd>
        {!isStale && <ApproximateSum as="dd" sum={total} className="basis-full text-right type-small" />}
      </div>
      <SumLine
        name={t(payment === 'prepaid' ? 'hotelPage.dueNow' : 'hotelPage.dueLater')}
        value={write(total)}
      />
      {atHotel.map((tax) => {
        const amount = write(fromDecimal(tax.amount, tax.currency));
        const calculation = taxPartsText(tax, locale);
        return (
          <div key={`${tax.kind} ${tax.currency}`}>
            <dt className="sr-only">{t('hotelPage.dueLater')}</dt>
            <dd>
              {t(TAXES_AT_HOTEL[tax.kind], { amount, name: taxTextAt(hotel, messages) })}
              {calculation && <span className="block type-small text-ink-2">{calculation}</span>}
            </dd>
          </div>
        );
      })}
      <SumLine
        name={t(atHotel.length > 0 ? 'hotelPage.otherTaxes' : 'hotelPage.taxesIncluded')}
        value={t('hotelPage.included')}
      />
      {withTaxes && !isStale && (
        <SumLine
          name={t('hotelPage.withTaxes')}
          value={
            withTaxes.isApproximate
              ? t('hotelPage.about', { amount: write(withTaxes.total) })
              : write(withTaxes.total)
          }
        />
      )}
      {validUntil && (
        <div>
          <dt className="sr-only">{t('hotels.pricesFor', counts)}</dt>
          <dd className="type-small text-ink-2">
            {t('hotels.pricesUntil', { ...counts, time: clockText(validUntil, intl) })}
          </dd>
        </div>
      )}
    </dl>
  );
}

function SumLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-ink-2">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

/** A sum in the currency that Chinese readers think in; nothing for all others. */
function ApproximateSum({ as: Tag, sum, className }: { as: 'dd' | 'p'; sum: Money; className: string }) {
  const t = useText();
  const amount = useApproximate(sum);
  if (amount === undefined) return null;
  return <Tag className={`text-ink-2 ${className}`}>{t('tour.approximate', { amount })}</Tag>;
}

/** Holds the chosen rooms. If the cart holds something else, the traveller decides first. */
function HoldRoomsButton() {
  const t = useText();
  const { search, isComplete, isStale, isReloading, hold, startHold } = useCurrentStay();
  const [isAsked, setAsked] = useState(false);
  const count = search.rooms.length;
  const isWaiting = isStale || isReloading;

  function press() {
    if (hold.heldTrip === undefined) startHold(null);
    else setAsked(true);
  }

  return (
    <>
      <Button
        wide
        className="hold-button mt-4 max-lg:mt-0 max-md:px-3"
        busy={hold.isHolding || isWaiting}
        {...(hold.isHolding && { busyLabel: t('hotelPage.holding') })}
        {...(!isComplete && { disabledReason: t('hotelPage.soldOut') })}
        onClick={press}
      >
        {t('hotelPage.hold', { rooms: count })}
      </Button>
      {hold.heldTrip !== undefined && (
        <ReplaceHoldDialog open={isAsked} trip={hold.heldTrip} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

type ReplaceHoldDialogProps = { open: boolean; trip: string; onClose: () => void };

/** The cart holds one thing at a time. Nothing is released without the traveller’s yes. */
function ReplaceHoldDialog({ open, trip, onClose }: ReplaceHoldDialogProps) {
  const t = useText();
  const { startHold } = useCurrentStay();

  function replace() {
    onClose();
    startHold(null);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('hotelPage.replaceTitle')}
      text={t('hotelPage.replaceText', { trip })}
      actions={
        <>
          <Button wide kind="strong" onClick={replace}>
            {t('hotelPage.replaceDo')}
          </Button>
          <Button wide kind="outline" data-first-focus onClick={onClose}>
            {t('hotelPage.replaceKeep', { trip })}
          </Button>
        </>
      }
    />
  );
}

const PROBLEM_TEXTS = {
  gone: 'hotelPage.gone',
  expired: 'hotelPage.expired',
  offline: 'hotelPage.notReached',
  refused: 'hotelPage.refused',
} as const satisfies Record<Exclude<StayHoldProblem['kind'], 'tooMany' | 'price' | 'terms'>, string>;

const CHANGED_TERMS = {
  board: 'hotelPage.changedBoard',
  payment: 'hotelPage.changedPayment',
  cancellation: 'hotelPage.changedCancellation',
  no_show: 'hotelPage.changedNoShow',
} as const satisfies Record<ChangeableTerm, string>;

function problemText(
  problem: Exclude<StayHoldProblem, { kind: 'price' }>,
  locale: Locale,
  t: TextOf,
): string {
  switch (problem.kind) {
    case 'tooMany':
      return t('hotelPage.tooOften', { minutes: problem.minutes });
    case 'terms': {
      const names = problem.changes.map((term) => t(CHANGED_TERMS[term]));
      return t('hotelPage.termsChanged', { terms: sideBySide(names, localeTable[locale].messages) });
    }
    default:
      return t(PROBLEM_TEXTS[problem.kind]);
  }
}

/** Why no rooms were held. */
export function StayNote() {
  const t = useText();
  const { locale } = usePage();
  const { hold } = useCurrentStay();
  const { problem } = hold;
  if (!problem || problem.kind === 'price') return null;
  return (
    <Note tone={problem.kind === 'offline' ? 'error' : 'amber'} live="assertive" className="mt-4">
      {problemText(problem, locale, t)}
    </Note>
  );
}

/** The hotel asks another total. Only the traveller's yes holds the rooms at it. */
export function PriceChangedDialog() {
  const t = useText();
  const { currency } = usePage();
  const write = useSumText();
  const { hold, total, startHold, declinePrice } = useCurrentStay();
  const { problem } = hold;
  const price = problem?.kind === 'price' ? problem.now : undefined;
  const now = write(price === undefined ? money(0, currency) : fromDecimal(price, currency));
  return (
    <Dialog
      open={price !== undefined}
      onClose={declinePrice}
      title={t('hotelPage.priceChanged')}
      text={t('hotelPage.priceChangedText', { before: write(total), now })}
      actions={
        <>
          <Button wide kind="strong" busy={hold.isHolding} onClick={() => startHold(price ?? null)}>
            {t('hotelPage.acceptPrice', { now })}
          </Button>
          <Button wide kind="outline" data-first-focus onClick={declinePrice}>
            {t('hotelPage.declinePrice')}
          </Button>
        </>
      }
    />
  );
}

/** The ticket of narrow screens: a bar at the lower edge with the total and the button. */
export function StayBar() {
  const t = useText();
  const { locale } = usePage();
  const write = useSumText();
  const { search, total, isStale } = useCurrentStay();
  return (
    <section
      ref={useBarRoom<HTMLElement>()}
      aria-label={t('hotelPage.yourStay')}
      className="booking-bar needs-js lg:hidden"
    >
      <div className="min-w-0">
        <p data-price className="type-total">
          {isStale ? <Skeleton className="h-7 w-24" /> : write(total)}
        </p>
        {!isStale && <ApproximateSum as="p" sum={total} className="type-tiny" />}
        <p className="type-tiny text-ink-2">{nightsText(search, locale, t)}</p>
        <p className="type-tiny text-ink-2">{partyOfRoomsText(search.rooms, t)}</p>
      </div>
      <BarTerms />
      <p className="booking-bar-note type-tiny text-ink-2">
        {t('hotelPage.heldFor', { minutes: HOLD_MINUTES })}
      </p>
      <HoldRoomsButton />
    </section>
  );
}

/** What a cancellation of the chosen rooms costs, in one line beside the price. */
function BarTerms() {
  const t = useText();
  const { locale, currency } = usePage();
  const { hotel, chosen } = useCurrentStay();
  const rates = chosen.flatMap((offer) => offer?.rate ?? []);
  const text = termsInShort(rates, { currency, place: hotel.city, locale }, t);
  const isFree = rates.every(({ refundable }) => refundable);
  return (
    <p
      className={classNames('booking-bar-terms type-tiny', isFree ? 'font-semibold text-leaf' : 'text-ink-2')}
    >
      {text}
    </p>
  );
}

/** Travellers who try several rates choose again within this time. */
const PAUSE_MILLISECONDS = 700;

/** Announces the total once the traveller has paused. */
export function StayAnnounced() {
  const t = useText();
  const write = useSumText();
  const { total, search, isComplete } = useCurrentStay();
  const text = isComplete ? t('hotelPage.announced', { price: write(total), count: nightCount(search) }) : '';
  const settled = useSettledText(text, text, PAUSE_MILLISECONDS);
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}
