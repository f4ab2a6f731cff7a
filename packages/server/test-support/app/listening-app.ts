import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type AppParts, createApp } from '../../src/app.ts';
import type { Database } from '../../src/database/connect.ts';
import { readSettings } from '../../src/env.ts';
import { describeFault } from '../../src/http/monitoring/open-log.ts';
import { prepareAnswer } from '../../src/http/responses/prepared-answer.ts';
import { dataHeaders, imageHeaders } from '../../src/http/responses/security-headers.ts';
import { testBundle } from '../http/web-bundle.ts';

type Loaders = NonNullable<Parameters<typeof testBundle>[0]>;

export type TestAppParts = Partial<AppParts> & {
  readonly database: Database;
  readonly env?: Readonly<Record<string, string>>;
  readonly loaders?: Loaders;
  /** Port to listen on; a free one by default. */
  readonly port?: number;
};

/** Starts the whole server on a free port, with a web application of a few screens. The caller closes it. */
export async function listeningApp({ env = {}, loaders = {}, port: wanted = 0, ...parts }: TestAppParts) {
  const lines: string[] = [];
  const log = pino(
    { serializers: { err: describeFault } },
    { write: (line: string) => void lines.push(line) },
  );
  const { app, ...rest } = await createApp({
    settings: readSettings({
      ENVIRONMENT: 'production',
      PUBLIC_URL: 'https://www.example.org',
      SANDBOX_PAYMENTS: 'on',
      ...env,
    }),
    bundle: testBundle(loaders),
    assets: new Map([['/assets/a-1.js', fileOf('text/javascript', dataHeaders)]]),
    drawings: new Map([['/images/a.svg', fileOf('image/svg+xml', imageHeaders)]]),
    clock: { now: () => new Date() },
    log,
    writeRequestLines: (text) => void lines.push(text),
    ...parts,
  });
  await app.listen({ port: wanted, host: '127.0.0.1' });
  await rest.watch.listening;
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  const { port } = app.server.address() as AddressInfo;
  return { ...rest, app, port, url: `http://127.0.0.1:${port}`, logged: () => lines.join(''), close };
}

function fileOf(type: string, headers: Readonly<Record<string, string>>) {
  const allHeaders = { ...headers, 'content-type': type, 'cache-control': 'public, max-age=3600' };
  return prepareAnswer({ headers: allHeaders, body: Buffer.from('file') });
}
