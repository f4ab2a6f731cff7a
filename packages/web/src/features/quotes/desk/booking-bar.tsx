import { useText } from '../../../i18n/use-text.ts';
import { useCurrentDesk } from './desk-context.ts';
import { HoldButton } from './hold-button.tsx';
import { useDeskWords } from './use-desk-words.ts';
import { useLivePrice } from './use-live-price.ts';

/** The booking ticket of narrow screens: at the lower edge, from the start. */
export function BookingBar() {
  const t = useText();
  const { isStale } = useCurrentDesk();
  return (
    <section
      aria-label={t('desk.yourTicket')}
      data-refreshing={isStale || undefined}
      className="booking-bar scripted lg:hidden"
    >
      <div className="min-w-0">
        <BarSum />
      </div>
      <HoldButton />
    </section>
  );
}

function BarSum() {
  const t = useText();
  const { sum, price: priceText, people, shortDay, day, together } = useDeskWords();
  const { tour, choice, settled } = useCurrentDesk();
  const price = useLivePrice();
  if (!price || price.lines.length === 0) {
    return (
      <>
        <p data-price className="type-total">
          <span className="type-tiny font-normal text-ink-2">{t('tour.from', { price: '' }).trim()} </span>
          {priceText(tour.basePrice, tour.currency)}
        </p>
        <p className="type-tiny text-ink-2">{choice.date ? day(choice.date) : t('desk.perPerson')}</p>
      </>
    );
  }
  const who = people(settled.party);
  const { date } = choice;
  return (
    <>
      <p data-price className="type-total">
        {sum(price.total)}
      </p>
      <p className="type-tiny text-ink-2 sm:hidden">{together(who, date && shortDay(date))}</p>
      <p className="type-tiny text-ink-2 max-sm:hidden">
        {together(who, date && day(date), settled.departure?.time)}
      </p>
    </>
  );
}
