import { readFileSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { clusterIn } from './open-data-folder.ts';
import { urlOf } from './socket-folder.ts';

/** The URL of the database that a server has started on this data folder and that answers now. */
export async function findRunningServer(dataFolder: string): Promise<string | undefined> {
  const socketFolder = readSocketFolder(dataFolder);
  if (!socketFolder) return undefined;
  // The lock file of a server that was killed still names its socket.
  return (await accepts(join(socketFolder, '.s.PGSQL.5432'))) ? urlOf(socketFolder) : undefined;
}

/** The fifth line of PostgreSQL's lock file. */
function readSocketFolder(dataFolder: string): string | undefined {
  try {
    return readFileSync(join(clusterIn(realpathSync(dataFolder)), 'postmaster.pid'), 'utf8').split('\n')[4];
  } catch {
    return undefined; // it does not run, or it is not ours to read
  }
}

function accepts(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
