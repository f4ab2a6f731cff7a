import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { CannotStart } from '../cannot-start.ts';

export type FolderClaim = { release(): void };

/**
 * Makes this process the only one to serve a data folder until it ends, however it ends. The claim is a
 * socket in the kernel's own namespace, so no file can be left behind. The claim lasts from before the data
 * is made until after the last process has left it. It also lasts while a database that died is started
 * again.
 */
export async function claimDataFolder(dataFolder: string): Promise<FolderClaim> {
  // Other systems have no such names. There, PostgreSQL's own lock file must be enough.
  if (process.platform !== 'linux') return { release: () => {} };
  const { dev, ino } = statSync(dataFolder);
  const path = `\0ashore-data-${dev}-${ino}`;
  const server = createServer((socket) => socket.end(String(process.pid)).on('error', () => {}));
  server.listen({ path, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CannotStart(await alreadyServedMessage(dataFolder, path));
  }
  return claimOf(server);
}

/** The message wherever a second server is met, however it was noticed. */
export function servedByAnotherMessage(dataFolder: string, holder: string): string {
  return `The data in ${dataFolder} is already served by ${holder}: stop that one first, or set DATA_FOLDER to a folder of its own, or set DATABASE_URL so that several servers share one database.`;
}

function claimOf(server: Server): FolderClaim {
  server.unref();
  return { release: () => void server.close() };
}

async function alreadyServedMessage(dataFolder: string, path: string): Promise<string> {
  let pid = '';
  try {
    const socket = connect({ path, timeout: 500 }).setEncoding('utf8');
    socket.on('timeout', () => socket.destroy());
    for await (const part of socket) pid += part;
  } catch {
    // The other server may be busy or have just ended. The message then omits its number.
  }
  return servedByAnotherMessage(dataFolder, pid ? `another server (process ${pid})` : 'another server');
}
