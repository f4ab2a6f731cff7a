import { join } from 'node:path';
import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { createApp } from './app.ts';
import { cannotListen } from './cannot-listen.ts';
import { CannotStart } from './database/cannot-start.ts';
import { connectDatabase, requireServer } from './database/connect.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { recordSiteAddress } from './database/site-address.ts';
import { loadDemo } from './demonstration/load-demo.ts';
import { projectFolder, readSettings, type Settings } from './env.ts';
import { removeDemoMember } from './features/accounts/demo-member.ts';
import { loadDrawings } from './http/images/load-drawings.ts';
import { makeImagesAhead } from './http/images/make-images-ahead.ts';
import { openLog } from './http/monitoring/open-log.ts';
import { bundleOf } from './http/pages/web-bundle.ts';
import { loadAssets } from './http/responses/files.ts';
import { createClientAddress } from './http/server/client-address.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { nameSourcesOfLastError } from './last-error.ts';
import { mailboxTokenFor } from './settings/mailbox-token.ts';
import { refuseWithoutPayments } from './settings/payment-settings.ts';

const startedAt = performance.now();
nameSourcesOfLastError();

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof CannotStart || error instanceof MissingEnvironmentVariable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(settings: Settings) {
  // Reports a wrong setting before anything has been started.
  createClientAddress(settings.trustedProxies);
  refuseWithoutPayments(settings);
  const { log, writeRequestLines } = openLog(settings.logLevel, { isForTerminal: process.stdout.isTTY });
  const build = settings.buildFolder;
  if (!build) throw new MissingEnvironmentVariable('ASHORE_BUILD_FOLDER');

  const [embedded, bundle, assets, drawings] = await Promise.all([
    settings.databaseUrl
      ? undefined
      : startEmbeddedPostgres({ dataFolder: settings.dataFolder, log: (line) => log.info(line) }),
    import(join(build, 'server/index.js')).then(bundleOf),
    loadAssets(join(build, 'client')),
    loadDrawings(join(projectFolder, 'demo/artwork')),
  ]);
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  const database = connectDatabase({
    url,
    log: (line) => log.warn(line),
    longestWaitMs: settings.databaseSeconds * 1_000,
  });
  await requireServer(database, url);
  await migrate(database, join(projectFolder, 'packages/server/migrations'), (line) => log.info(line));
  if (settings.role !== 'worker') await recordSiteAddress(database.pool, settings.publicUrl);
  if (settings.environment === 'production') await removeDemoMember(database.pool);
  else if (await loadDemo(database)) log.info('the demonstration catalogue is loaded');

  const mailboxToken = mailboxTokenFor(settings);
  const { app, drain, images } = await createApp({
    settings,
    database,
    bundle,
    assets,
    drawings,
    clock: { now: () => new Date() },
    log,
    writeRequestLines,
    mailboxToken,
  });
  const address = await app.listen({ port: settings.port, host: settings.host }).catch(async (error) => {
    await app.close();
    await database.close();
    await embedded?.stop();
    throw cannotListen(error, settings);
  });
  log.info(`${settings.publicUrl} answers after ${Math.round(performance.now() - startedAt)} ms`);
  if (mailboxToken) log.info(`Mailbox: ${settings.publicUrl}/mailbox?token=${mailboxToken}`);
  const jobs = startJobs({
    settings,
    database,
    readVariant: async () => bundle.entry.variant,
    processUrl: address,
    log,
  });

  let hasStopped = false;
  const isStopping = () => hasStopped;
  // Delayed, because visitors who waited for the start come first.
  setTimeout(async () => {
    try {
      const page = await (await fetch(new URL('/en', address))).text();
      const count = await makeImagesAhead({ images, page, isStopping });
      log.debug(`${count} images of the home page were made in advance`);
    } catch (error) {
      if (!hasStopped) log.warn({ err: error }, 'the images of the home page could not be made in advance');
    }
  }, 1_000).unref();
  async function stop(acceptFor: number) {
    if (hasStopped) return;
    hasStopped = true;
    await Promise.all([drain(acceptFor), jobs?.stop()]);
    await app.close();
    await database.close();
    await embedded?.stop();
    process.exit(0);
  }
  // A load balancer needs a moment to see on /readyz that the server is stopping. A developer at a keyboard
  // does not.
  process.once('SIGTERM', () => stop(1_000));
  process.once('SIGINT', () => stop(0));
  // The database was restarted as often as made sense. The supervisor of this process may find a better
  // solution.
  embedded?.exited.then(() => {
    if (hasStopped) return;
    log.error('The database has stopped permanently, so the server stops too.');
    process.exit(1);
  });
}
