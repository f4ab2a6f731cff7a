import type { Departure } from '@ashore/core/contract/availability.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { focusHoldButton } from './lead-to.ts';
import { NextDate } from './next-date.tsx';
import { OtherStarts } from './other-starts.tsx';
import { startLook, startRemark } from './start-look.ts';
import { otherStarts } from './starts-that-fit.ts';

/** Somebody was quicker: what is left now, and which other starts of the day have room for everybody. */
export function SpotsGone() {
  const t = useText();
  const { tour, day, isFresh, choice, settled, calendar, chooseDate } = useCurrentDesk();
  const { departure, count } = settled;
  const others = day && isFresh ? otherStarts(tour.components, day, settled) : [];
  const next = choice.date && calendar.nextAfter(choice.date);

  function choose(date: LocalDate) {
    focusHoldButton();
    chooseDate(date);
  }

  return (
    <Note tone="amber">
      <p className="font-semibold">{t('desk.gone')}</p>
      {isFresh && (
        <>
          <p>{reasonOf(departure, count, t)}</p>
          {others.length > 0 && <OtherStarts starts={others} />}
          {others.length === 0 && next !== undefined && <NextDate date={next} onChoose={choose} />}
        </>
      )}
    </Note>
  );
}

function reasonOf(departure: Departure | undefined, count: number, t: Text): string {
  if (!departure) return t('desk.reasonNotRunning');
  const time = departure.time ?? '';
  const timed = departure.time === null ? 'no' : 'yes';
  const remark = startRemark(departure, count, new Date());
  const look = startLook(departure, count);
  if (remark?.kind === 'onlyLeft') return t('desk.onlyLeft', { spots: remark.spots, time, timed });
  if (remark?.kind === 'mayComeBack') return t('desk.mayComeBack', { minutes: remark.minutes, time, timed });
  // Between the answer and this look somebody gave theirs back.
  if (look === 'free') return t('desk.backAgain');
  if (departure.state === 'cut_off') return t('desk.reasonCutOff');
  return t(departure.state === 'closed' ? 'desk.reasonClosed' : 'desk.soldOut');
}
