import type { Departure } from '@ashore/core/contract/availability.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { departureRemark, departureStatus, type OtherDeparture, otherDepartures } from './choice.ts';
import { NextDate } from './next-date.tsx';
import { focusHoldButton } from './panel-section.tsx';
import { usePanelTexts } from './panel-texts.ts';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

/** After other travellers took the spots: what is left now, and other departures of the day with room for the party. */
export default function OtherSpots() {
  const t = useText();
  const { tour, day, choice, resolvedChoice, calendar, chooseDate } = useCurrentBookingPanel();
  const { departure, count } = resolvedChoice;
  const alternatives = day ? otherDepartures(tour.components, day, resolvedChoice) : [];
  const next = choice.date && calendar.nextAfter(choice.date);

  function choose(date: LocalDate) {
    focusHoldButton();
    chooseDate(date);
  }

  return (
    <>
      <p>{reasonOf(departure, count, t)}</p>
      {alternatives.length > 0 && <OtherDepartures departures={alternatives} />}
      {alternatives.length === 0 && next !== undefined && <NextDate date={next} onChoose={choose} />}
    </>
  );
}

function reasonOf(departure: Departure | undefined, count: number, t: TextOf): string {
  if (!departure) return t('bookingPanel.reasonNotRunning');
  const time = departure.time ?? '';
  const timed = departure.time === null ? 'no' : 'yes';
  const remark = departureRemark(departure, count, new Date());
  const status = departureStatus(departure, count);
  if (remark?.kind === 'onlyLeft') return t('bookingPanel.onlyLeft', { spots: remark.spots, time, timed });
  if (remark?.kind === 'mayComeBack')
    return t('bookingPanel.mayComeBack', { minutes: remark.minutes, time, timed });
  // Other travellers released spots between the refusal and this check.
  if (status === 'available') return t('bookingPanel.backAgain');
  if (departure.state === 'cut_off') return t('bookingPanel.reasonCutOff');
  return t(departure.state === 'closed' ? 'bookingPanel.reasonClosed' : 'bookingPanel.soldOut');
}

/** Offers other departures of the same day. */
function OtherDepartures({ departures }: { departures: readonly OtherDeparture[] }) {
  const t = useText();
  const { resolvedChoice } = useCurrentBookingPanel();
  return (
    <>
      <p>{t('bookingPanel.haveRoom', { count: resolvedChoice.count })}</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {departures.map((start) => (
          <li key={`${start.option.componentKey} ${start.time}`}>
            <StartButton start={start} />
          </li>
        ))}
      </ul>
    </>
  );
}

function StartButton({ start: { option, time } }: { start: OtherDeparture }) {
  const t = useText();
  const { nameOf, clock, together } = usePanelTexts();
  const { tour, resolvedChoice, chooseDeparture } = useCurrentBookingPanel();

  function choose() {
    focusHoldButton();
    chooseDeparture(option, time);
  }

  return (
    <Button kind="outline" size="medium" className="bg-card" onClick={choose}>
      {together(
        time === 'any' ? t('bookingPanel.anyTimeShort') : clock(time),
        option !== resolvedChoice.option && nameOf(option, tour),
      )}
    </Button>
  );
}
