/** In the order in which they are given up: fresh pages first, then reading, what changes something last. */
export type Load = 'render' | 'read' | 'write';

export type Admission = {
  /** A way in, or undefined when there is too much to do. Whoever got in calls what he was given when he is done. */
  enter(load: Load): (() => void) | undefined;
  readonly underWay: Readonly<Record<Load, number>>;
  readonly refused: Readonly<Record<Load, number>>;
};

export type AdmissionInput = {
  readonly most: Readonly<Record<Load, number>>;
  /** Whether the process falls behind: then a quarter has to do, so that a quiet hour never refuses anybody. */
  readonly isLate: () => boolean;
};

export const usualMost: Readonly<Record<Load, number>> = { render: 32, read: 128, write: 512 };

/** Turns work away while turning away is still quick. Work that goes on together makes all of it late. */
export function createAdmission({ most, isLate }: AdmissionInput): Admission {
  const underWay = { render: 0, read: 0, write: 0 };
  const refused = { render: 0, read: 0, write: 0 };

  return {
    underWay,
    refused,
    enter(load) {
      const limit = load !== 'write' && isLate() ? Math.ceil(most[load] / 4) : most[load];
      if (underWay[load] >= limit) {
        refused[load] += 1;
        return undefined;
      }
      underWay[load] += 1;
      let inside = true;
      return () => {
        if (inside) underWay[load] -= 1;
        inside = false;
      };
    },
  };
}
