import { useText } from '../../../i18n/use-text.ts';
import { useBarRoom } from '../../../ui/use-bar-room.ts';
import { useCurrentDesk } from './desk-context.ts';
import { HoldButton } from './hold-button.tsx';
import { useDeskWords } from './use-desk-words.ts';
import { useFromWords } from './use-from-words.ts';
import { useLivePrice } from './use-live-price.ts';

/** The booking ticket of narrow screens: at the lower edge, from the start. */
export function BookingBar() {
  const t = useText();
  const { isStale } = useCurrentDesk();
  return (
    <section
      ref={useBarRoom<HTMLElement>()}
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

const aside = 'type-tiny font-normal text-ink-2';

function BarSum() {
  const { basePrice, currency, before, after, each } = useFromWords();
  const { sum, price: priceText, people, shortDay, day, together } = useDeskWords();
  const { choice, settled } = useCurrentDesk();
  const price = useLivePrice();
  if (!price || price.lines.length === 0) {
    return (
      <>
        <p data-price className="type-total">
          {before && <span className={aside}>{before} </span>}
          {priceText(basePrice, currency)}
          {after && <span className={aside}> {after}</span>}
        </p>
        <p className="type-tiny text-ink-2">{choice.date ? day(choice.date) : each}</p>
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
