import { localeTable } from '@ashore/core/locale/locales.ts';
import { travellerCount, whenText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { clock } from '../../../ui/media/icon-paths.ts';
import { RemainingTime } from '../hold/hold-timer.tsx';
import { useHeldCart } from '../hold/use-held-cart.ts';

/**
 * For travellers who choose again while they hold spots of this trip: the note says that the hold stays and
 * what would replace it.
 */
export default function OwnHold({ tourId }: { tourId: string }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const currentCart = useHeldCart();
  if (currentCart?.state !== 'held' || currentCart.hold.quote.tourId !== tourId) return null;
  const { quote, secondsLeft } = currentCart.hold;
  return (
    <Note icon={clock} className="mt-4">
      <p>{t('bookingPanel.own', { count: travellerCount(quote), when: whenText(quote, intl, t) })}</p>
      {/* The page announces it at its beginning. */}
      <p aria-hidden="true">
        <RemainingTime secondsLeft={secondsLeft} text="hold.left" />
      </p>
    </Note>
  );
}
