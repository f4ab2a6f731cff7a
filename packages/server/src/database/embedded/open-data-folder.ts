import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { ExistingData } from './choose-launcher.ts';

export type DataFolder = {
  readonly path: string;
  /** The folder of PostgreSQL itself, inside the data folder. */
  readonly clusterFolder: string;
};

/** Makes sure that the folder exists and can be written, before anything is begun in it. */
export function openDataFolder(dataFolder: string): DataFolder {
  try {
    makeFolder(resolve(dataFolder));
    // Permission bits tell root nothing about a read-only disk. Only writing does.
    rmdirSync(mkdtempSync(join(dataFolder, '.writable-')));
  } catch (error) {
    // On a full disk, an existing database can still answer reads.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC' && existsSync(clusterIn(dataFolder)))
      return dataFolderAt(dataFolder);
    throw new CannotStart(
      `The data folder ${dataFolder} cannot be written (${reasonOf(error)}): give this user the right to write it, or set DATA_FOLDER to another folder.`,
    );
  }
  return dataFolderAt(dataFolder);
}

function dataFolderAt(dataFolder: string): DataFolder {
  const path = realpathSync(dataFolder);
  return { path, clusterFolder: clusterIn(path) };
}

/**
 * Avoids Node's recursive option: where the system allows no folders, as in /proc, that one never returns.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

export function clusterIn(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** The data of earlier starts; undefined before the first start. */
export function readExistingData(clusterFolder: string): ExistingData | undefined {
  if (!existsSync(clusterFolder)) return undefined;
  const { uid: ownerUid } = statSync(clusterFolder);
  try {
    return {
      clusterFolder,
      ownerUid,
      major: Number.parseInt(readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8'), 10),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new CannotStart(
        `The folder ${clusterFolder} is not a PostgreSQL database: move it away, or set DATA_FOLDER.`,
      );
    }
    // The owner of the data denies access. That must be reported, and not the version.
    return { clusterFolder, ownerUid, major: 0 };
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied';
  if (code === 'EROFS') return 'the disk is read-only';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'there is a file in its place';
  return message;
}
