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
  readonly folder: string;
  /** Placed before the command of every program. */
  readonly wrap: readonly string[];
  /** The account whose rights the programs get, if not ours. */
  readonly account: Account | undefined;
};

export type ExistingData = { readonly folder: string; readonly major: number; readonly owner: number };

type LauncherAccount = Pick<PostgresLauncher, 'wrap' | 'account'> & { readonly name: string };
type LaunchAttempt = { readonly launcher: PostgresLauncher } | { readonly problem: string };

/**
 * Chooses the first launcher that works, which is found by running `postgres --version` with it. Existing data
 * decides: its owner runs it, and only its own major version can read it.
 */
export function choosePostgresLauncher(machine: Machine, data: ExistingData | undefined): PostgresLauncher {
  const launcherAccounts = launcherAccountsFor(machine, data);
  const binariesList = findBinaries(machine);
  const problems: string[] = [];
  const otherVersions = new Set<number>();
  for (const binaries of binariesList) {
    for (const launcherAccount of launcherAccounts) {
      const attempt = tryLauncher(binaries, launcherAccount, machine);
      if ('problem' in attempt) problems.push(attempt.problem);
      else if (canReadData(attempt.launcher.major, data)) return attempt.launcher;
      else otherVersions.add(attempt.launcher.major);
    }
  }
  throw new CannotStart(noLauncherMessage(data, [...otherVersions], problems));
}

function canReadData(major: number, data: ExistingData | undefined): boolean {
  return data ? major === data.major : major >= OLDEST_MAJOR;
}

function launcherAccountsFor(
  { uid, unshareCommand, accounts }: Machine,
  data: ExistingData | undefined,
): LauncherAccount[] {
  const owner = data?.owner ?? uid;
  if (uid !== 0) {
    if (owner === uid) return [{ name: 'as this user', wrap: [], account: undefined }];
    throw new CannotStart(
      `The data in ${data?.folder} belongs to user ${accountOf(owner).name}: start as that user, or as root, or set DATA_FOLDER to a folder of your own.`,
    );
  }
  if (owner !== 0) return [launcherAccountFor(accountOf(owner))];
  const namespace = [unshareCommand, '--user', '--map-user=65534', '--map-group=65534', '--'];
  return [
    { name: 'as root in a user namespace', wrap: namespace, account: undefined },
    ...findAccounts(accounts).map(launcherAccountFor),
  ];
}

function launcherAccountFor(account: Account): LauncherAccount {
  return { name: `with the rights of user ${account.name}`, wrap: [], account };
}

function tryLauncher(binaries: Binaries, launcherAccount: LauncherAccount, machine: Machine): LaunchAttempt {
  if (binaries.origin === 'system') return tryToRun(binaries, launcherAccount);
  const packageFolder = dirname(binaries.folder);
  linkLibraries(packageFolder);
  const attemptInPlace = tryToRun(binaries, launcherAccount);
  // Root in its namespace never gets a copy. Any other account may be stopped by the permissions of folders
  // above the package.
  if ('launcher' in attemptInPlace || launcherAccount.wrap.length > 0) return attemptInPlace;
  const copy = copyBinaries(packageFolder, machine);
  return copy
    ? tryToRun({ origin: 'npm', folder: join(copy, 'native/bin') }, launcherAccount)
    : attemptInPlace;
}

function tryToRun(
  { folder, origin }: Binaries,
  { name, wrap: commandPrefix, account }: LauncherAccount,
): LaunchAttempt {
  const [command = '', ...args] = [...commandPrefix, join(folder, 'postgres'), '--version'];
  const { stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 10_000,
    ...(account && { uid: account.uid, gid: account.gid, cwd: '/' }),
  });
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  if (!major) return { problem: `${folder} ${name}: ${(error?.message ?? stderr).trim()}` };
  const source = origin === 'npm' ? 'from npm' : `from ${folder}`;
  return {
    launcher: {
      description: `PostgreSQL ${major} ${source}, ${name}`,
      major,
      folder,
      wrap: commandPrefix,
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
    return `The data in ${data.folder} was made by PostgreSQL ${data.major}, and only version ${otherMajors.join(' and ')} can be run here: install PostgreSQL ${data.major} (on Debian: apt-get install postgresql-${data.major}), or move that folder away to start with an empty database.`;
  }
  const triedText = problems.length > 0 ? ` Tried: ${problems.join('; ')}` : '';
  return `No PostgreSQL can be run on this machine: install one (on Debian: apt-get install postgresql), or set DATABASE_URL to a PostgreSQL ${OLDEST_MAJOR} or newer.${triedText}`;
}
