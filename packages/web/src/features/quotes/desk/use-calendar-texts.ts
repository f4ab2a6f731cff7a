import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { CalendarTexts } from '../../../ui/calendar-day.ts';
import type { Reason } from './calendar-of-month.ts';

const reasons: Record<Reason, MessageKey> = {
  past: 'desk.reasonPast',
  not_running: 'desk.reasonNotRunning',
  sold_out: 'desk.soldOut',
  closed: 'desk.reasonClosed',
  cut_off: 'desk.reasonCutOff',
};

export function useCalendarTexts() {
  const t = useText();
  const texts: CalendarTexts = {
    previousMonth: t('desk.previousMonth'),
    nextMonth: t('desk.nextMonth'),
    today: t('desk.today'),
    chosen: t('desk.chosen'),
    onRequest: t('desk.onRequest'),
    onRequestShort: t('desk.onRequestShort'),
    unavailable: t('desk.notAvailable'),
    lowest: t('desk.lowest'),
  };
  return { texts, reasonFor: (reason: Reason) => t(reasons[reason]) };
}
