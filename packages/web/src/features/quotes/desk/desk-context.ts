import { createContext, use } from 'react';
import type { Desk } from './use-desk.ts';

const CurrentDesk = createContext<Desk | undefined>(undefined);

export const DeskProvider = CurrentDesk.Provider;

/** The desk that the part stands on. */
export function useCurrentDesk(): Desk {
  const desk = use(CurrentDesk);
  if (!desk) throw new Error('There is no booking desk around this');
  return desk;
}

/** When the chosen departure starts. Undefined too where there is no desk, because nothing can be booked. */
export function useChosenStart(): Date | undefined {
  const startsAt = use(CurrentDesk)?.settled.departure?.startsAt;
  return startsAt === undefined ? undefined : new Date(startsAt);
}
