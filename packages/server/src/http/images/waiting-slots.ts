export type Seats = {
  /**
   * Takes a waiting slot, or returns undefined if the visitor has none left. The caller returns the slot by
   * calling the result.
   */
  take(visitor: string): (() => void) | undefined;
};

/** Limits how many requests one visitor may have waiting, so that no visitor fills the queue alone. */
export function createSeats(most: number): Seats {
  const taken = new Map<string, number>();
  return {
    take(visitor) {
      const before = taken.get(visitor) ?? 0;
      if (before >= most) return undefined;
      taken.set(visitor, before + 1);
      let sits = true;
      return () => {
        if (!sits) return;
        sits = false;
        const left = (taken.get(visitor) ?? 1) - 1;
        if (left === 0) taken.delete(visitor);
        else taken.set(visitor, left);
      };
    },
  };
}
