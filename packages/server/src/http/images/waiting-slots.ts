export type WaitingSlots = {
  /**
   * Takes a waiting slot, or returns undefined if the visitor has none left. The caller returns the slot by
   * calling the result.
   */
  take(visitor: string): (() => void) | undefined;
};

/** Limits the waiting requests of one visitor, so that no visitor fills the queue alone. */
export function createWaitingSlots(maxPerVisitor: number): WaitingSlots {
  const takenByVisitor = new Map<string, number>();
  return {
    take(visitor) {
      const takenSlots = takenByVisitor.get(visitor) ?? 0;
      if (takenSlots >= maxPerVisitor) return undefined;
      takenByVisitor.set(visitor, takenSlots + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const remainingSlots = (takenByVisitor.get(visitor) ?? 1) - 1;
        if (remainingSlots === 0) takenByVisitor.delete(visitor);
        else takenByVisitor.set(visitor, remainingSlots);
      };
    },
  };
}
