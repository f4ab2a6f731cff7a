import { setImmediate as nextTurn } from 'node:timers/promises';
import { freeze } from '@ashore/search/index/freeze.ts';
import { indexTours } from '@ashore/search/index/index-tours.ts';
import { thaw } from '@ashore/search/index/thaw.ts';
import type { TourIndex } from './port.ts';

export type ArrayTourIndex = TourIndex & {
  /** Note saved with the bytes that the index was loaded from; undefined if the index started empty. */
  readonly note: string | undefined;
  /**
   * Returns the whole index as bytes, for the next start. It takes a while, and searches are answered in
   * between.
   */
  save(note: string): Promise<Uint8Array>;
};

type CreateArrayTourIndexInput = { readonly analyser: string; readonly saved?: Uint8Array | undefined };

/**
 * The search index in this process: it needs no set-up and no round trip. Saved bytes of another analyser are
 * not used.
 */
export function createArrayTourIndex({ analyser, saved }: CreateArrayTourIndexInput): ArrayTourIndex {
  const thawed = saved && thaw(saved, analyser);
  const tours = indexTours(thawed?.segment);
  let isMerging = false;

  /** Merges the changes into the index in steps, so that no search waits longer than one step. */
  async function mergeInSteps(): Promise<void> {
    if (isMerging) return;
    isMerging = true;
    do await nextTurn();
    while (tours.mergeStep());
    isMerging = false;
  }

  return {
    note: thawed?.note,
    async upsert(docs) {
      tours.upsert(docs);
      void mergeInSteps();
    },
    async remove(ids) {
      tours.remove(ids);
      void mergeInSteps();
    },
    async search(plan, { limit, filter = {}, signal }) {
      signal?.throwIfAborted();
      return { ...tours.search(plan, { limit, filter }), unmatched: plan.unmatched };
    },
    async stats() {
      const { docs, changes } = tours.stats();
      return { docs, version: changes, analyser };
    },
    async versions() {
      return tours.versions();
    },
    vocabulary: tours.vocabulary,
    async save(note) {
      const steps = tours.mergeAll();
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) return freeze(step.value, { analyser, note });
        await nextTurn();
      }
    },
  };
}
