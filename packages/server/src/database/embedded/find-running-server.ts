import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { clusterIn } from './open-data-folder.ts';
import { readSocketFolder, SOCKET_NAME, urlOf } from './socket-folder.ts';

/** The URL of the database that a server has started on this data folder, if it answers now. */
export async function findRunningServer(dataFolder: string): Promise<string | undefined> {
  const socketFolder = readSocketFolder(clusterIn(resolve(dataFolder)));
  if (!socketFolder) return undefined;
  // The lock file of a killed server still names its socket.
  return (await acceptsConnections(join(socketFolder, SOCKET_NAME))) ? urlOf(socketFolder) : undefined;
}

function acceptsConnections(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
