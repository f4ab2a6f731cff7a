import { setTimeout as wait } from 'node:timers/promises';
import type { DiskReserve } from './disk-reserve.ts';
import { giveDataToAccount } from './make-cluster.ts';
import { type Postmaster, type PostmasterOptions, runPostmaster } from './run-postmaster.ts';
import { settlePreviousServer } from './settle-previous-server.ts';
import { readSocketFolder, removeAbandonedSocketFolder } from './socket-folder.ts';

type SuperviseOptions = Omit<PostmasterOptions, 'staleLock'> & { readonly reserve: DiskReserve };

export type SupervisedPostgres = { readonly exited: Promise<void>; stop(): Promise<void> };

/**
 * How long to wait before the first restart, the second and so on. After the last one the database is
 * abandoned.
 */
const PAUSES_MS: readonly number[] = [0, 100, 250, 500, 1_000, 2_000, 4_000, 8_000];

/** A server that ran this long is sound: its next death counts as the first. */
const SOUND_AFTER_MS = 60_000;

/**
 * Starts the postmaster, and starts it again whenever it dies without a request to stop. If the first start fails,
 * the caller must report it.
 */
export async function supervise(
  options: SuperviseOptions,
  pausesMs = PAUSES_MS,
): Promise<SupervisedPostgres> {
  const { log, reserve } = options;
  let isStopping = false;
  let isRestartForWrites = false;
  let currentPostmaster = await startAsDiskAllows();
  return { exited: watch(), stop };

  async function watch(): Promise<void> {
    for (let deaths = 0; ; ) {
      const startedAt = Date.now();
      await currentPostmaster.gone;
      if (isStopping) return;
      if (!isRestartForWrites) {
        deaths = Date.now() - startedAt > SOUND_AFTER_MS ? 1 : deaths + 1;
        const pause = pausesMs[deaths - 1];
        if (pause === undefined) return log(`The database died ${deaths} times in a row; no more restarts.`);
        log('The database died: starting it again.');
        await wait(pause);
      }
      isRestartForWrites = false;
      if (!isStopping) await restart();
      // The stop was requested during the restart. The new server would otherwise outlive this process.
      if (isStopping) return currentPostmaster.stop();
    }
  }

  /** A restart that fails counts as one more death, because the server in `current` has already ended. */
  async function restart(): Promise<void> {
    try {
      currentPostmaster = await startAsDiskAllows();
      log('The database is back.');
    } catch (error) {
      log((error as Error).message);
    }
  }

  /**
   * On a full disk the database serves reads. Writes are refused as "unavailable" until there is room again.
   */
  async function startAsDiskAllows(): Promise<Postmaster> {
    try {
      if (reserve.make()) return await startPostmaster(options);
    } catch (error) {
      if (!reserve.release()) throw error;
    }
    log('The disk is full: the database answers only reads until disk space is available.');
    const settings = { ...options.settings, default_transaction_read_only: 'on' };
    const postmaster = await startPostmaster({ ...options, settings });
    restartWhenDiskHasSpace(postmaster);
    return postmaster;
  }

  function restartWhenDiskHasSpace(postmaster: Postmaster): void {
    const timer = setInterval(() => {
      if (!reserve.make()) return;
      log('Disk space is available again; writes resume.');
      isRestartForWrites = true;
      void postmaster.stop();
    }, reserve.checkEveryMs);
    void postmaster.gone.then(() => clearInterval(timer));
  }

  async function stop(): Promise<void> {
    isStopping = true;
    await currentPostmaster.stop();
  }
}

async function startPostmaster(options: SuperviseOptions): Promise<Postmaster> {
  const { launcher, data, socketFolder, log } = options;
  const abandonedSocketFolder = readSocketFolder(data.clusterFolder);
  const staleLock = await settlePreviousServer(data, log);
  removeAbandonedSocketFolder(abandonedSocketFolder, socketFolder);
  giveDataToAccount(launcher, data.clusterFolder);
  const postmaster = runPostmaster({ ...options, staleLock });
  await postmaster.ready;
  return postmaster;
}
