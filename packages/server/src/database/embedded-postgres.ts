import { choosePostgresLauncher } from './embedded/choose-launcher.ts';
import { claimDataFolder } from './embedded/claim-data-folder.ts';
import { type DiskReserve, diskReserve } from './embedded/disk-reserve.ts';
import { type Machine, thisMachine } from './embedded/machine.ts';
import { makeCluster, removeUnfinished } from './embedded/make-cluster.ts';
import { openDataFolder, readExistingData } from './embedded/open-data-folder.ts';
import { makeSocketFolder, removeSocketFolder, urlOf } from './embedded/socket-folder.ts';
import { supervise } from './embedded/supervise.ts';

export type EmbeddedOptions = {
  readonly dataFolder: string;
  readonly log: (line: string) => void;
  readonly machine?: Machine;
  /** PostgreSQL settings in addition to ours, for tests that need no durability. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly reserve?: DiskReserve;
};

export type EmbeddedPostgres = {
  readonly url: string;
  /** How PostgreSQL runs on this machine, for the log. */
  readonly description: string;
  /**
   * Settles when the database has ended for good: it was stopped, or it died repeatedly and was not started
   * again.
   */
  readonly exited: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the database of this data folder, and makes it first if there is none. A database that dies is
 * started again. If this process dies, the database is shut down. Throws CannotStart if the database may not
 * run or cannot run.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  log,
  machine = thisMachine(),
  settings = {},
  reserve,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const data = openDataFolder(dataFolder);
  const claim = await claimDataFolder(data.path);
  let socketFolder: string | undefined;
  try {
    removeUnfinished(data.clusterFolder);
    const existing = readExistingData(data.clusterFolder);
    const launcher = choosePostgresLauncher(machine, existing);
    log(`Database: ${launcher.description}.`);
    if (!existing) {
      log(`Making an empty database in ${data.path} …`);
      await makeCluster(launcher, data.clusterFolder);
    }
    const newSocketFolder = makeSocketFolder(machine, launcher);
    socketFolder = newSocketFolder;
    const { exited, stop } = await supervise({
      launcher,
      data,
      socketFolder,
      settings,
      log,
      reserve: reserve ?? diskReserve(data.path),
    });
    const cleanedUp = exited.then(() => {
      removeSocketFolder(newSocketFolder);
      claim.release();
    });
    return {
      url: urlOf(newSocketFolder),
      description: launcher.description,
      exited: cleanedUp,
      stop: () => stop().then(() => cleanedUp),
    };
  } catch (error) {
    if (socketFolder) removeSocketFolder(socketFolder);
    claim.release();
    throw error;
  }
}
