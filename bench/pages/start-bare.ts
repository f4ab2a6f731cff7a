import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type RunningServer, runServer } from '../tools/run-server.ts';

/** Starts a server that sends the bytes and headers with which our server answers for a page, and does nothing else. */
export async function startBare(model: RunningServer, path: string, folder: string): Promise<RunningServer> {
  const [headers, body] = await answerOf(`${model.url}${path}`);
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...same } = headers;
  await writeFile(join(folder, 'page.br'), body);
  return runServer({
    entry: 'bench/pages/bare-server.ts',
    path,
    env: { BARE_BODY: join(folder, 'page.br'), BARE_HEADERS: JSON.stringify(same) },
  });
}

/** Returns the compressed bytes. `fetch` would decompress them. */
function answerOf(url: string): Promise<[Record<string, unknown>, Buffer]> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve([response.headers, Buffer.concat(chunks)]));
    })
      .on('error', reject)
      .end();
  });
}
