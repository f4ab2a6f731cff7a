import { localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useRef, useState } from 'react';
import { clockText } from '../../../i18n/booking-texts.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { TimerChip, timerAnnouncement, timerClock } from '../../../ui/feedback/timer.tsx';
import type { Hold } from './held-cart.ts';

type HoldTimerProps = { secondsLeft: number; text?: MessageKey };

/** The visible countdown by the second. `RemainingTimeAnnouncer` tells screen readers. */
export function HoldTimer({ secondsLeft, ...props }: HoldTimerProps) {
  return (
    <TimerChip secondsLeft={secondsLeft}>
      <RemainingTime secondsLeft={secondsLeft} {...props} />
    </TimerChip>
  );
}

/** The same within another text. */
export function RemainingTime({ secondsLeft, text = 'hold.timer' }: HoldTimerProps) {
  const t = useText();
  // Each language decides where the time goes in its text. The time itself is bold.
  const [before, after] = t(text, { time: '\n' }).split('\n');
  return (
    <>
      {before}
      <strong className="font-semibold whitespace-nowrap">{timerClock(secondsLeft)}</strong>
      {after}
    </>
  );
}

/** Announces the remaining time at ten, five, two minutes and one. */
export function RemainingTimeAnnouncer({ hold: { quote, secondsLeft, endsAt } }: { hold: Hold }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const before = useRef(secondsLeft);
  const [announced, setAnnounced] = useState('');
  const time = clockText(endsAt, intl);
  const isStay = quote.stay !== null;
  useEffect(() => {
    const minutes = timerAnnouncement(before.current, secondsLeft);
    before.current = secondsLeft;
    if (minutes !== undefined)
      setAnnounced(t(isStay ? 'stayHold.announce' : 'hold.announce', { minutes, time }));
  }, [secondsLeft, time, isStay, t]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
