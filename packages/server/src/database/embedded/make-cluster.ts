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
import type { Way } from './choose-way.ts';
import { runProgram } from './run-program.ts';

/** The server's own rights end at its database: what is injected into its SQL cannot start programs or read files. */
const FIRST_STATEMENTS = 'CREATE ROLE ashore LOGIN;\nCREATE DATABASE ashore OWNER ashore;\n';

/**
 * Makes an empty database. It is made under another name and renamed when it is complete and on disk, so that a
 * first start cut short leaves nothing that could be taken for a database.
 */
export async function makeCluster(way: Way, cluster: string): Promise<void> {
  const unfinished = { way, cluster: mkdtempSync(`${cluster}-unfinished-`) };
  handOver(way, unfinished.cluster);
  const access = ['--username=postgres', '--auth-local=trust', '--auth-host=reject'];
  // Written in one go at the end: waiting for the disk after each of a thousand files takes several times as long.
  const initdb = [...localeOf(way.major), ...access, '--encoding=UTF8', '--no-sync', '--no-instructions'];
  await runProgram({ ...unfinished, name: 'initdb', args: initdb });
  const single = ['--single', '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', 'postgres'];
  await runProgram({ ...unfinished, name: 'postgres', args: single, input: FIRST_STATEMENTS });
  await runProgram({ ...unfinished, name: 'initdb', args: ['--sync-only'] });
  renameSync(unfinished.cluster, cluster);
}

/**
 * What a first start left that was cut short. Its programs may still be at work there, when only we were killed: that
 * is why a name is never used twice.
 */
export function removeUnfinished(cluster: string): void {
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${basename(cluster)}-unfinished-`)) {
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    }
  }
}

/**
 * Makes the data what PostgreSQL insists on: its own and nobody else's, also after it was copied by hand. Data once
 * made in root's user namespace is given to the account that runs it now that there are no namespaces. The folder
 * itself comes last: until then the next start does it again.
 */
export function handOver({ account }: Way, cluster: string): void {
  chmodSync(cluster, 0o700);
  if (!account || statSync(cluster).uid === account.uid) return;
  for (const entry of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(cluster, entry), account.uid, account.gid);
  }
  chownSync(cluster, account.uid, account.gid);
}

/** Sorting by code point is the same on every machine; the machine's own rules would break indexes on a move. */
function localeOf(major: number): string[] {
  if (major < 17) return ['--locale=C.UTF-8'];
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
}
