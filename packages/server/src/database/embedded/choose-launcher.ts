import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type Account, accountOf, findAccounts } from './accounts.ts';
import { copyBinaries } from './copy-binaries.ts';
import { type Binaries, findBinaries } from './find-binaries.ts';
import { linkLibraries } from './link-libraries.ts';
import { type Machine, OLDEST_MAJOR } from './machine.ts';

/** How PostgreSQL, which refuses to run as root, is run on this machine. */
export type PostgresLauncher = {
  /** For the log: "PostgreSQL 18 from npm, as root in a user namespace". */
  readonly description: string;
  readonly major: number;
  /** Contains `postgres` and `initdb`. */
  readonly binariesFolder: string;
  /** Placed before the command of every program. */
  readonly commandPrefix: readonly string[];
  /** The account whose rights the programs get, if not ours. */
  readonly account: Account | undefined;
};

/** Data of an earlier start. `major` is 0 if its owner denies us access. */
export type ExistingData = {
  readonly clusterFolder: string;
  readonly major: number;
  readonly ownerUid: number;
};

type RunAs = Pick<PostgresLauncher, 'commandPrefix' | 'account'> & { readonly description: string };
type LaunchAttempt = { readonly launcher: PostgresLauncher } | { readonly problem: string };

/**
 * Chooses the first launcher that works, which is found by running `postgres --version` with it. Existing data
 * decides: its owner runs it, and only its own major version can read it.
 */
export function choosePostgresLauncher(machine: Machine, data: ExistingData | undefined): PostgresLauncher {
  const runAsList = waysToRun(machine, data);
  const candidates = findBinaries(machine);
  const problems: string[] = [];
  const otherMajors = new Set<number>();
  for (const binaries of candidates) {
    for (const runAs of runAsList) {
      const attempt = tryBinaries(binaries, runAs, machine);
      if ('problem' in attempt) problems.push(attempt.problem);
      else if (canReadData(attempt.launcher.major, data)) return attempt.launcher;
      else otherMajors.add(attempt.launcher.major);
    }
  }
  throw new CannotStart(noLauncherMessage(data, [...otherMajors], problems));
}

function canReadData(major: number, data: ExistingData | undefined): boolean {
  return data ? major === data.major : major >= OLDEST_MAJOR;
}

function waysToRun({ uid, unshareCommand, accounts }: Machine, data: ExistingData | undefined): RunAs[] {
  const ownerUid = data?.ownerUid ?? uid;
  if (uid !== 0) {
    if (ownerUid === uid) return [{ description: 'as this user', commandPrefix: [], account: undefined }];
    throw new CannotStart(
      `The data in ${data?.clusterFolder} belongs to user ${accountOf(ownerUid).name}: start as that user, or as root, or set DATA_FOLDER to a folder of your own.`,
    );
  }
  if (ownerUid !== 0) return [withRightsOf(accountOf(ownerUid))];
  const namespace = [unshareCommand, '--user', '--map-user=65534', '--map-group=65534', '--'];
  return [
    { description: 'as root in a user namespace', commandPrefix: namespace, account: undefined },
    ...findAccounts(accounts).map(withRightsOf),
  ];
}

function withRightsOf(account: Account): RunAs {
  return { description: `with the rights of user ${account.name}`, commandPrefix: [], account };
}

function tryBinaries(binaries: Binaries, runAs: RunAs, machine: Machine): LaunchAttempt {
  if (binaries.origin === 'system') return tryToRun(binaries, runAs);
  const packageFolder = dirname(binaries.folder);
  linkLibraries(packageFolder);
  const attemptInPlace = tryToRun(binaries, runAs);
  // Root in its namespace gets no copy, because it reads the package wherever it is. Any other account may be stopped
  // by the permissions of folders above the package.
  if ('launcher' in attemptInPlace || runAs.commandPrefix.length > 0) return attemptInPlace;
  const copy = copyBinaries(packageFolder, machine);
  return copy ? tryToRun({ origin: 'npm', folder: join(copy, 'native/bin') }, runAs) : attemptInPlace;
}

function tryToRun(
  { folder: binariesFolder, origin }: Binaries,
  { description, commandPrefix, account }: RunAs,
): LaunchAttempt {
  const [command = '', ...args] = [...commandPrefix, join(binariesFolder, 'postgres'), '--version'];
  const { stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 10_000,
    ...(account && { uid: account.uid, gid: account.gid, cwd: '/' }),
  });
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (!major) return { problem: `${binariesFolder} ${description}: ${(error?.message ?? stderr).trim()}` };
  const source = origin === 'npm' ? 'from npm' : `from ${binariesFolder}`;
  return {
    launcher: {
      description: `PostgreSQL ${major} ${source}, ${description}`,
      major,
      binariesFolder,
      commandPrefix,
      account,
    },
  };
}

function noLauncherMessage(
  data: ExistingData | undefined,
  otherMajors: readonly number[],
  problems: readonly string[],
): string {
  if (data && otherMajors.length > 0) {
    return `The data in ${data.clusterFolder} was made by PostgreSQL ${data.major}, and only version ${otherMajors.join(' and ')} can be run here: install PostgreSQL ${data.major} (on Debian: apt-get install postgresql-${data.major}), or move that folder away to start with an empty database.`;
  }
  const triedText = problems.length > 0 ? ` Tried: ${problems.join('; ')}` : '';
  return `No PostgreSQL can be run on this machine: install one (on Debian: apt-get install postgresql), or set DATABASE_URL to a PostgreSQL ${OLDEST_MAJOR} or newer.${triedText}`;
}
