export type TimerState = 'calm' | 'hurry' | 'over';

const HURRY_FROM_SECONDS = 120;
const SPOKEN_MINUTES = [10, 5, 2] as const;

/** A hold is quiet until two minutes are left, then amber, and red once it has ended. */
export function timerState(secondsLeft: number): TimerState {
  if (secondsLeft <= 0) return 'over';
  return secondsLeft <= HURRY_FROM_SECONDS ? 'hurry' : 'calm';
}

/** Minutes and seconds left, never below nothing: 13:42, 0:07. */
export function timerClock(secondsLeft: number): string {
  const whole = Math.max(0, Math.ceil(secondsLeft));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * The minutes to say to those who listen, when the time has just passed one of the marks. A page that slept through
 * several hears only the last.
 */
export function timerAnnouncement(before: number, now: number): 10 | 5 | 2 | undefined {
  return SPOKEN_MINUTES.findLast((minutes) => before > minutes * 60 && now <= minutes * 60 && now > 0);
}
