import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type AppParts, createApp } from './app.ts';
import type { Database } from './database/connect-database.ts';
import { readSettings } from './env.ts';
import { describeFault } from './http/describe-fault.ts';
import { testBundle } from './http/pages/bundle-for-tests.ts';
import { prepareAnswer } from './http/prepared-answer.ts';
import { dataHeaders, pictureHeaders } from './http/security-headers.ts';

type Loaders = NonNullable<Parameters<typeof testBundle>[0]>;

export type TestAppParts = Partial<AppParts> & {
  readonly database: Database;
  readonly env?: Readonly<Record<string, string>>;
  readonly loaders?: Loaders;
  /** A free one unless given. */
  readonly port?: number;
};

/** The whole server on a free port, with a web application of a few screens, until somebody closes it. */
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
    drawings: new Map([['/images/a.svg', fileOf('image/svg+xml', pictureHeaders)]]),
    clock: { now: () => new Date() },
    log,
    writeLog: (text) => void lines.push(text),
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
  const all = { ...headers, 'content-type': type, 'cache-control': 'public, max-age=3600' };
  return prepareAnswer({ headers: all, body: Buffer.from('file') });
}
