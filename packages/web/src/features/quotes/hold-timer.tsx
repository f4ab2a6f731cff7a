import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { clockText } from '../../store/trip-words.ts';
import { TimerChip } from '../../ui/timer-chip.tsx';
import { timerAnnouncement, timerClock } from '../../ui/timer-state.ts';
import type { Hold } from './held-cart.ts';

type HoldTimerProps = { left: number; text?: MessageKey };

/** The seconds tick for the eye; whoever listens hears them from `TimeSpoken`. */
export function HoldTimer({ left, text = 'hold.timer' }: HoldTimerProps) {
  return (
    <TimerChip secondsLeft={left}>
      <TimeWords left={left} text={text} />
    </TimerChip>
  );
}

/** The same within other words. */
export function TimeWords({ left, text = 'hold.timer' }: HoldTimerProps) {
  const t = useText();
  // Where a language puts the time is its own matter; the time itself is set in bold.
  const [before, after] = t(text, { time: '\n' }).split('\n');
  return (
    <>
      {before}
      <strong className="font-semibold whitespace-nowrap">{timerClock(left)}</strong>
      {after}
    </>
  );
}

/** Says the time that is left at ten, five and two minutes. */
export function TimeSpoken({ hold: { left, endsAt } }: { hold: Hold }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const before = useRef(left);
  const [said, setSaid] = useState('');
  const time = clockText(endsAt, intl);
  useEffect(() => {
    const minutes = timerAnnouncement(before.current, left);
    before.current = left;
    if (minutes !== undefined) setSaid(t('hold.announce', { minutes, time }));
  }, [left, time, t]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
