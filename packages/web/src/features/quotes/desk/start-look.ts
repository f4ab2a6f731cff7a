import type { Departure } from '@ashore/core/contract/availability.ts';

/** How one start of a day looks to a party of so many. */
export type StartLook = 'free' | 'tooFew' | 'held' | 'gone';

export function startLook({ state, spots }: Pick<Departure, 'state' | 'spots'>, count: number): StartLook {
  if (spots > 0 && spots >= count) return 'free';
  // The party may be made smaller.
  if (spots > 0) return 'tooFew';
  return state === 'held' ? 'held' : 'gone';
}

/** Few enough to be worth saying. It is said because it is true, and never to hurry anybody. */
const few = 6;

/** What stands below the starts about one of them. */
export type StartRemark =
  | { readonly kind: 'left' | 'onlyLeft'; readonly spots: number }
  | { readonly kind: 'mayComeBack'; readonly minutes: number };

type Remarked = Pick<Departure, 'state' | 'spots' | 'mayComeBackAt'>;

export function startRemark(departure: Remarked, count: number, now: Date): StartRemark | undefined {
  const { spots, mayComeBackAt } = departure;
  const look = startLook(departure, count);
  if (look === 'tooFew') return { kind: 'onlyLeft', spots };
  if (look === 'free') return spots < few ? { kind: 'left', spots } : undefined;
  if (look !== 'held' || mayComeBackAt === null) return undefined;
  const wait = new Date(mayComeBackAt).getTime() - now.getTime();
  return { kind: 'mayComeBack', minutes: Math.max(1, Math.ceil(wait / 60_000)) };
}
