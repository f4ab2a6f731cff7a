import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresLauncher } from './choose-launcher.ts';
import { runProgram } from './run-program.ts';

/**
 * The program's rights end at its own database: injected SQL cannot start programs or read files. `urlOf` in
 * `socket-folder.ts` names this role and database.
 */
const FIRST_STATEMENTS = 'CREATE ROLE ashore LOGIN;\nCREATE DATABASE ashore OWNER ashore;\n';

/**
 * Makes an empty database, which PostgreSQL calls a cluster. It is made under another name and renamed when it is complete and on disk. A first
 * start that is cut short therefore leaves nothing that could be taken for a database.
 */
export async function makeCluster(launcher: PostgresLauncher, clusterFolder: string): Promise<void> {
  const unfinishedCluster = { launcher, clusterFolder: mkdtempSync(`${clusterFolder}-unfinished-`) };
  giveDataToAccount(launcher, unfinishedCluster.clusterFolder);
  const accessArgs = ['--username=postgres', '--auth-local=trust', '--auth-host=reject'];
  // Synced to disk once at the end. Waiting for the disk after each of a thousand files takes several times
  // as long.
  const initdbArgs = [
    ...localeArgs(launcher.major),
    ...accessArgs,
    '--encoding=UTF8',
    '--no-sync',
    '--no-instructions',
  ];
  await runProgram({ ...unfinishedCluster, name: 'initdb', args: initdbArgs });
  const bootstrapArgs = ['--single', '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', 'postgres'];
  await runProgram({ ...unfinishedCluster, name: 'postgres', args: bootstrapArgs, input: FIRST_STATEMENTS });
  await runProgram({ ...unfinishedCluster, name: 'initdb', args: ['--sync-only'] });
  renameSync(unfinishedCluster.clusterFolder, clusterFolder);
}

/**
 * Removes what a first start left when it was cut short. Its programs may still work there if only this
 * process was killed. That is why a name is never used twice.
 */
export function removeUnfinished(clusterFolder: string): void {
  const parent = dirname(clusterFolder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(clusterFolder)}-unfinished-`)) {
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    }
  }
}

/**
 * Gives the data the owner and mode that PostgreSQL requires. They are wrong after the data was copied by hand, and
 * when an earlier start ran PostgreSQL as root in a user namespace and this one runs it under an account. The owner
 * of the folder itself changes last: if the work is cut short, the next start repeats it.
 */
export function giveDataToAccount({ account }: PostgresLauncher, clusterFolder: string): void {
  chmodSync(clusterFolder, 0o700);
  if (!account || statSync(clusterFolder).uid === account.uid) return;
  for (const entry of readdirSync(clusterFolder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(clusterFolder, entry), account.uid, account.gid);
  }
  chownSync(clusterFolder, account.uid, account.gid);
}

/**
 * Sorting by code point is the same on every machine. The machine's own rules would break indexes when the
 * data is moved.
 */
function localeArgs(major: number): string[] {
  if (major < 17) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}
