import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../database/connect-database.ts';
import { folderFiles } from '../../gateways/files/folder-files.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { createKeptPictures, type KeptPictures } from './kept-pictures.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';
import { createWorkshop, type Workshop } from './workshop/create-workshop.ts';

/** Where pictures are asked for: what is kept, and who makes what is not. */
export type PictureDesk = {
  readonly database: Database;
  readonly files: FileStore;
  readonly kept: KeptPictures;
  readonly queue: WorkQueue;
  readonly workshop: Workshop;
  /** Two who want the same picture wait for the same print. */
  readonly underWay: Map<string, Promise<Buffer | undefined>>;
  /** Since the start: where pictures came from. */
  readonly counts: { memory: number; disk: number; made: number };
};

type Opening = {
  readonly database: Database;
  readonly dataFolder: string;
  readonly maxBytes: number;
  readonly mostWaiting?: number;
};

/** With a second or two each, who waits behind more than these has left. */
const usualMostWaiting = 100;

export function openPictureDesk({ database, dataFolder, maxBytes, mostWaiting }: Opening): PictureDesk {
  // One processor stays with the pages.
  const hands = Math.max(1, Math.min(4, availableParallelism() - 1));
  return {
    database,
    files: filesOf(dataFolder),
    kept: createKeptPictures(keptFolderOf(dataFolder), maxBytes),
    queue: createWorkQueue({ atOnce: hands, mostWaiting: mostWaiting ?? usualMostWaiting }),
    workshop: createWorkshop(hands),
    underWay: new Map(),
    counts: { memory: 0, disk: 0, made: 0 },
  };
}

/** What people gave us. It is in no backup of the database: the folder is to be copied beside it. */
export function filesOf(dataFolder: string): FileStore {
  return folderFiles(join(dataFolder, 'files'));
}

/** What can be made again: it may be emptied at any time. */
export function keptFolderOf(dataFolder: string): string {
  return join(dataFolder, 'cache/images');
}
