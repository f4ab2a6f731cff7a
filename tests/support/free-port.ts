import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that is not in use, below the range from which Linux assigns ports. From that range another test could get
 * the same port while a server of this one is still starting, and answer in its place.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
