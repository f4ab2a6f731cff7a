import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../database/connect.ts';
import { folderFiles } from '../../gateways/files/folder-files.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { createImageCache, type ImageCache } from './image-cache.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';
import { createImageWorkerPool, type ImageWorkerPool } from './worker/pool.ts';

/** Serves images: finds their source, reads them from the cache, and renders those that are not cached. */
export type ImageService = {
  readonly database: Database;
  readonly files: FileStore;
  readonly imageCache: ImageCache;
  readonly queue: WorkQueue;
  readonly workerPool: ImageWorkerPool;
  /** Finds the drawing of a sailing's route; undefined if there is no sailing with this ID. */
  readonly findSailing: FindSailing;
  /** Images being rendered, by name. Concurrent requests for one image share one job. */
  readonly renderings: Map<string, Promise<Buffer | undefined>>;
  /** Where images came from, counted since the start. */
  readonly counts: { memory: number; disk: number; made: number };
};

/** A picture that takes a second or more to draw. */
export type SlowDrawing = {
  /** What the picture shows, and in which version of the drawing. Two pictures with the same name are alike. */
  readonly name: string;
  draw(): string;
};

type FindSailing = (routeId: string) => Promise<SlowDrawing | undefined>;

type ImageServiceInput = {
  readonly database: Database;
  readonly findSailing: FindSailing;
  readonly dataFolder: string;
  readonly maxBytes: number;
  readonly maxWaiting?: number;
};

/** Each image takes a second or two, so a visitor behind more than this many would give up. */
const DEFAULT_MAX_WAITING = 100;

export function openImageService({
  database,
  findSailing,
  dataFolder,
  maxBytes,
  maxWaiting,
}: ImageServiceInput): ImageService {
  // Leaves one processor for rendering pages.
  const workerCount = Math.max(1, Math.min(4, availableParallelism() - 1));
  return {
    database,
    files: filesOf(dataFolder),
    imageCache: createImageCache(cacheFolderOf(dataFolder), maxBytes),
    queue: createWorkQueue({ maxRunning: workerCount, maxWaiting: maxWaiting ?? DEFAULT_MAX_WAITING }),
    workerPool: createImageWorkerPool(workerCount),
    findSailing,
    renderings: new Map(),
    counts: { memory: 0, disk: 0, made: 0 },
  };
}

/** Uploaded files. A database backup does not contain them: this folder must be copied as well. */
export function filesOf(dataFolder: string): FileStore {
  return folderFiles(join(dataFolder, 'files'));
}

/** Images that can be rendered again. The folder may be emptied at any time. */
export function cacheFolderOf(dataFolder: string): string {
  return join(dataFolder, 'cache/images');
}
