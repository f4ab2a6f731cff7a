import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { cannotListen } from './cannot-listen.ts';
import { CannotStart } from './database/cannot-start.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { recordSiteAddress } from './database/site-address.ts';
import { loadDemo } from './demonstration/load-demo.ts';
import { projectFolder, readSettings } from './env.ts';
import { loadDrawings } from './http/images/load-drawings.ts';
import { openLog } from './http/monitoring/open-log.ts';
import { bundleOf } from './http/pages/web-bundle.ts';
import { allowHotReload } from './http/server/hot-reload.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { mailboxTokenFor } from './settings/mailbox-token.ts';

const serverCode = join(projectFolder, 'packages/server/src/');

/**
 * The server for developers. Vite loads the pages and the server's own code: both change without a restart,
 * and the browser shows the change. Only a change to the modules imported above, or a new migration, requires
 * a restart of the command.
 */
async function startDev() {
  const settings = readSettings(process.env);
  const { log, writeRequestLines } = openLog(settings.logLevel, { isForTerminal: process.stdout.isTTY });
  const opened = await openDatabase({ ...settings, log: (line) => log.info(line) });
  const { database } = opened;
  await migrate(database, join(projectFolder, 'packages/server/migrations'), (line) => log.info(line));
  await recordSiteAddress(database.pool, settings.publicUrl);
  if (settings.environment === 'integration') await loadDemo(database);
  const drawings = await loadDrawings(join(projectFolder, 'demo/artwork'));
  const parts = {
    settings,
    database,
    drawings,
    log,
    writeRequestLines,
    assets: new Map(),
    clock: { now: () => new Date() },
    mailboxToken: mailboxTokenFor(settings),
  };

  const front = createServer();
  const vite = await createVite({
    root: join(projectFolder, 'packages/web'),
    appType: 'custom',
    // Uses the server's own port, so that two development servers side by side need no second port each.
    server: { middlewareMode: true, hmr: { server: front } },
  });
  vite.watcher.on('change', (file) => {
    if (file.startsWith(serverCode)) vite.ws.send({ type: 'full-reload' });
  });
  const answer = answerWith(vite, parts);
  front.on('request', (request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  );
  front.listen(settings.port, settings.host);
  await once(front, 'listening').catch((error: unknown) => {
    throw cannotListen(error, settings);
  });
  log.info(`${settings.publicUrl} answers, and reloads by itself`);

  const build = () => vite.ssrLoadModule('virtual:react-router/server-build');
  const variant = async () => bundleOf((await build()) as Build).entry.variant;
  const jobs = startJobs({
    settings,
    database,
    readVariant: variant,
    processUrl: `http://127.0.0.1:${settings.port}`,
    log,
  });

  const stop = async () => {
    await jobs?.stop();
    await vite.close();
    await opened.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

type CreateApp = typeof import('./app.ts').createApp;
type Parts = Omit<Parameters<CreateApp>[0], 'bundle'>;
type Build = Parameters<typeof bundleOf>[0];

/**
 * Vite returns the same modules until one of their files changes. Then the application is assembled again.
 */
function answerWith(vite: ViteDevServer, parts: Parts): RequestListener {
  let currentApp:
    | { readonly build: unknown; readonly createApp: CreateApp; readonly app: ReturnType<CreateApp> }
    | undefined;

  async function appNow(): ReturnType<CreateApp> {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build');
    const { createApp } = await vite.ssrLoadModule(`${serverCode}app.ts`);
    if (currentApp?.build === build && currentApp.createApp === createApp) return currentApp.app;
    const before = currentApp;
    currentApp = { build, createApp, app: createApp({ ...parts, bundle: bundleOf(build as Build) }) };
    await before?.app.then(({ app }) => app.close());
    return currentApp.app;
  }

  return async (request, response) => {
    allowHotReload(response);
    try {
      const { app } = await appNow();
      app.server.emit('request', request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(inspect(error));
    }
  };
}

try {
  await startDev();
} catch (error) {
  if (!(error instanceof CannotStart || error instanceof MissingEnvironmentVariable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
