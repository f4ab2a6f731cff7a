import { createWaitingLine, type Turn } from './waiting-line.ts';

/** In the order in which they are given up: fresh pages first, then reading, what changes something last. */
export type Load = 'render' | 'read' | 'write';

type Leave = () => void;

export type Admission = {
  /** A way in, or undefined when there is too much to do. Whoever got in calls what he was given when he is done. */
  enter(load: Load): Leave | undefined;
  /** A way in for what changes something: a burst of it waits for its turn, not for ever and not without end. */
  enterInTurn(turn: Turn, gone: AbortSignal): Promise<Leave | undefined>;
  readonly waiting: () => number;
  readonly underWay: Readonly<Record<Load, number>>;
  readonly refused: Readonly<Record<Load, number>>;
};

export type AdmissionInput = {
  readonly most: Readonly<Record<Load, number>>;
  /** Whether the process falls behind: then a quarter has to do, so that a quiet hour never refuses anybody. */
  readonly isLate: () => boolean;
  readonly mostWaiting?: number;
  /** Before a gateway, or whoever waits at it, would give up by itself. */
  readonly waitsMilliseconds?: number;
};

export const usualMost: Readonly<Record<Load, number>> = { render: 32, read: 128, write: 512 };

/**
 * Turns work away while turning away is still quick. Work that goes on together makes all of it late. Who buys is not
 * turned away when a sale begins and everybody comes at once: he waits a few seconds, which costs nothing but his place.
 */
export function createAdmission({
  most,
  isLate,
  mostWaiting = 2_048,
  waitsMilliseconds = 8_000,
}: AdmissionInput): Admission {
  const underWay = { render: 0, read: 0, write: 0 };
  const refused = { render: 0, read: 0, write: 0 };
  const line = createWaitingLine({ mostWaiting, waitsMilliseconds });

  /** His place goes to the next one who waits for it, if anybody does. */
  function leaveFor(load: Load): Leave {
    let inside = true;
    return () => {
      if (inside && !(load === 'write' && line.next())) underWay[load] -= 1;
      inside = false;
    };
  }

  function enterIfRoom(load: Load): Leave | undefined {
    const limit = load !== 'write' && isLate() ? Math.ceil(most[load] / 4) : most[load];
    if (underWay[load] >= limit) return undefined;
    underWay[load] += 1;
    return leaveFor(load);
  }

  return {
    underWay,
    refused,
    waiting: line.length,
    enter(load) {
      const leave = enterIfRoom(load);
      if (!leave) refused[load] += 1;
      return leave;
    },
    async enterInTurn(turn, gone) {
      const leave = enterIfRoom('write');
      if (leave) return leave;
      if (await line.wait(turn, gone)) return leaveFor('write');
      refused.write += 1;
      return undefined;
    },
  };
}
