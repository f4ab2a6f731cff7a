import { setImmediate as nextTurn } from 'node:timers/promises';
import { freeze } from '@ashore/search/index/freeze.ts';
import { indexTours } from '@ashore/search/index/index-tours.ts';
import { thaw } from '@ashore/search/index/thaw.ts';
import type { TourIndex } from './port.ts';

export type ArrayTourIndex = TourIndex & {
  /** What was noted when the bytes were saved that it began with; undefined when it began with nothing. */
  readonly note: string | undefined;
  /** All that is there, to begin with next time. Takes its time, and lets questions be answered meanwhile. */
  save(note: string): Promise<Uint8Array>;
};

type CreateArrayTourIndex = { readonly analyser: string; readonly saved?: Uint8Array | undefined };

/** The index in this process: nothing to set up, no round trip. Bytes that another analysis made are not used. */
export function createArrayTourIndex({ analyser, saved }: CreateArrayTourIndex): ArrayTourIndex {
  const thawed = saved && thaw(saved, analyser);
  const tours = indexTours(thawed?.segment);
  let isTidying = false;

  /** In turns, so that no question waits longer than for one step. */
  async function tidy(): Promise<void> {
    if (isTidying) return;
    isTidying = true;
    do await nextTurn();
    while (tours.tidy());
    isTidying = false;
  }

  return {
    note: thawed?.note,
    async upsert(docs) {
      tours.upsert(docs);
      void tidy();
    },
    async remove(ids) {
      tours.remove(ids);
      void tidy();
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
      const steps = tours.gather();
      for (let step = steps.next(); ; step = steps.next()) {
        if (step.done) return freeze(step.value, { analyser, note });
        await nextTurn();
      }
    },
  };
}
