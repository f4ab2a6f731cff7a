export type Seats = {
  /** A place to wait in, or undefined when this visitor has enough of them. It is given back by calling what he got. */
  take(visitor: string): (() => void) | undefined;
};

/** How many things one visitor may wait for at the same time, so that nobody fills the queue alone. */
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
