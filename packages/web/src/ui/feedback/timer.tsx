import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { clock, warning } from '../media/icon-paths.ts';

export type TimerChipProps = {
  secondsLeft: number;
  /**
   * The whole sentence with the time in it. It changes every second, so it is not announced; see
   * `timerAnnouncement`.
   */
  children: ReactNode;
};

const STATES = {
  calm: { icon: clock, ground: 'bg-foam', sign: 'text-sea' },
  hurry: { icon: clock, ground: 'bg-amber-tint', sign: 'text-amber' },
  over: { icon: warning, ground: 'bg-red-tint', sign: 'text-red' },
};

export function TimerChip({ secondsLeft, children }: TimerChipProps) {
  const { icon, ground, sign } = STATES[timerState(secondsLeft)];
  return (
    <div
      role="timer"
      aria-live="off"
      className={classNames(
        'inline-flex min-h-10 items-center gap-2.5 rounded-sheet px-3.5 py-1.5 type-compact text-ink forced-colors:border',
        ground,
      )}
    >
      <Icon path={icon} className={sign} />
      <span>{children}</span>
    </div>
  );
}

export type TimerState = 'calm' | 'hurry' | 'over';

const HURRY_FROM_SECONDS = 120;
const SPOKEN_MINUTES = [10, 5, 2, 1] as const;

/** A hold is calm until two minutes are left, then amber, and red once it has ended. */
export function timerState(secondsLeft: number): TimerState {
  if (secondsLeft <= 0) return 'over';
  return secondsLeft <= HURRY_FROM_SECONDS ? 'hurry' : 'calm';
}

/** Minutes and seconds left, never below zero: 13:42, 0:07. */
export function timerClock(secondsLeft: number): string {
  const wholeSeconds = Math.max(0, Math.ceil(secondsLeft));
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}

/**
 * Minutes to announce to screen readers when the time has just passed a mark. A page that slept through
 * several marks announces only the last.
 */
export function timerAnnouncement(before: number, now: number): (typeof SPOKEN_MINUTES)[number] | undefined {
  return SPOKEN_MINUTES.findLast((minutes) => before > minutes * 60 && now <= minutes * 60 && now > 0);
}
