import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { headsOf, whenText } from '../../../store/trip-words.ts';
import { clock } from '../../../ui/icon-paths.ts';
import { Note } from '../../../ui/note.tsx';
import { TimeWords } from '../hold-timer.tsx';
import { useHeldCart } from '../use-held-cart.ts';
import { useCurrentDesk } from './desk-context.ts';

/** To whoever chooses anew while they hold something of the trip: that it stays theirs, and what takes its place. */
export function OwnHold() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { tour } = useCurrentDesk();
  const held = useHeldCart();
  if (held?.state !== 'held' || held.hold.quote.tourId !== tour.tourId) return null;
  const { quote, left } = held.hold;
  return (
    <Note icon={clock} className="mt-4">
      <p>{t('desk.own', { count: headsOf(quote), when: whenText(quote, intl, t) })}</p>
      {/* It is read out where the page begins. */}
      <p aria-hidden="true">
        <TimeWords left={left} text="hold.left" />
      </p>
    </Note>
  );
}
