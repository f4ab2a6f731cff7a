import { setImmediate as nextTurn } from 'node:timers/promises';
import { indexTours } from '@ashore/search/index/index-tours.ts';
import { freeze } from '@ashore/search/index/saved/freeze.ts';
import { thaw } from '@ashore/search/index/saved/thaw.ts';
import type { TourIndex } from './port.ts';

export type ArrayTourIndex = TourIndex & {
  /**
   * The text that was given to `save` when the loaded bytes were made. It says what the caller wants to know of them
   * later. Undefined if no bytes were loaded, so that the index started empty.
   */
  readonly note: string | undefined;
  /**
   * Returns the whole index and the note as bytes, for the next start. It takes a while, and searches are answered
   * in between.
   */
  save(note: string): Promise<Uint8Array>;
  /** Adds documents that are not in the index yet, as bytes that `freeze` made. Returns false if they cannot be read. */
  addFrozen(bytes: Uint8Array): boolean;
};

type CreateArrayTourIndexInput = {
  readonly analyserVersion: string;
  readonly saved?: Uint8Array | undefined;
};

/**
 * The search index in this process: it needs no set-up and no round trip. Saved bytes are used only if the same
 * version of the analyser made them: the analyser turns texts and queries into the words that are compared.
 */
export function createArrayTourIndex({ analyserVersion, saved }: CreateArrayTourIndexInput): ArrayTourIndex {
  const thawed = saved && thaw(saved, analyserVersion);
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
    async search(plan, { signal, ...options }) {
      signal?.throwIfAborted();
      return { ...tours.search(plan, options), unmatched: plan.unmatched };
    },
    async stats() {
      const { docs, changes } = tours.stats();
      return { docs, version: changes, analyserVersion };
    },
    async versions() {
      return tours.versions();
    },
    vocabulary: tours.vocabulary,
    addFrozen(bytes) {
      const added = thaw(bytes, analyserVersion);
      if (added) tours.addSegment(added.segment);
      return added !== undefined;
    },
    async save(note) {
      const steps = tours.mergeAll();
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) return freeze(step.value, { analyserVersion, note });
        await nextTurn();
      }
    },
  };
}
