import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { shield } from '../../../ui/icon-paths.ts';
import { useCurrentDesk } from './desk-context.ts';

/** Until when everything comes back, on the clock at the place, once the start is chosen. */
export function FreeUntil() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { tour, settled } = useCurrentDesk();
  const whole = tour.cancellation.filter(({ refundPercent }) => refundPercent === 100);
  const hours = Math.min(...whole.map(({ hoursBefore }) => hoursBefore));
  const { departure } = settled;
  if (!departure || whole.length === 0) return null;
  const end = new Date(new Date(departure.startsAt).getTime() - hours * 3_600_000);
  // It began while somebody was still thinking.
  if (end <= new Date()) return null;
  return (
    <p className="flex gap-2.5 font-semibold text-leaf">
      <Icon path={shield} />
      {t('desk.freeUntil', {
        day: formatDate(localDateAt(end, tour.timeZone), intl, 'short'),
        time: localTimeAt(end, tour.timeZone),
        city: tour.tourCity,
      })}
    </p>
  );
}
