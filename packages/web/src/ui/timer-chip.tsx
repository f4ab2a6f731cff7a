import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { clock, warning } from './icon-paths.ts';
import { timerState } from './timer-state.ts';

export type TimerChipProps = {
  secondsLeft: number;
  /** The whole sentence with the time in it. It changes every second, so it is not announced; see timer-state.ts. */
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
