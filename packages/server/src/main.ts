import { join } from 'node:path';
import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { CannotStart } from './database/cannot-start.ts';
import { connectDatabase } from './database/connect-database.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { projectFolder, readSettings, type Settings } from './env.ts';
import { loadAssets } from './http/load-assets.ts';
import { bundleOf } from './http/pages/bundle.ts';
import { loadDemo } from './load-demo.ts';

const started = performance.now();

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof CannotStart || error instanceof MissingEnvironmentVariable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(settings: Settings) {
  const log = pino({ level: settings.logLevel });
  const build = process.env.ASHORE_BUILD_FOLDER;
  if (!build) throw new MissingEnvironmentVariable('ASHORE_BUILD_FOLDER');

  const [embedded, bundle, assets] = await Promise.all([
    settings.databaseUrl
      ? undefined
      : startEmbeddedPostgres({ dataFolder: settings.dataFolder, log: (line) => log.info(line) }),
    import(join(build, 'server/index.js')).then(bundleOf),
    loadAssets(join(build, 'client')),
  ]);
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  const database = connectDatabase({ url, log: (line) => log.warn(line) });
  await migrate(database, join(projectFolder, 'packages/server/migrations'), (line) => log.info(line));
  if (settings.environment === 'integration' && (await loadDemo(database)))
    log.info('the demonstration world is loaded');

  const { app } = await createApp({
    settings,
    database,
    bundle,
    assets,
    clock: { now: () => new Date() },
    log,
  });
  await app.listen({ port: settings.port, host: settings.host });
  log.info(`${settings.publicUrl} answers after ${Math.round(performance.now() - started)} ms`);

  async function stop() {
    await app.close();
    await database.close();
    await embedded?.stop();
    process.exit(0);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
