import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { logProgress, logWhile, stopWith } from './messages.mjs';
import { missingPackages } from './missing-packages.mjs';
import { runQuietly } from './run.mjs';
import { findRunningServer } from './running-server.mjs';

export const projectRoot = fileURLToPath(new URL('../', import.meta.url));
export const cacheFolder = `${projectRoot}.cache/`;

/**
 * Lets Node keep compiled code, which makes a start a quarter faster. Node notices changed files by itself.
 */
export const compileCacheEnv = { NODE_COMPILE_CACHE: `${cacheFolder}node` };

/**
 * Installs missing packages. It does nothing if none is missing, because a new installation would remove the
 * modules of a running server. `everything` adds what only tests and checks need.
 */
export async function ensureInstalled({ everything = false } = {}) {
  if (missingPackages(projectRoot, { everything }).length === 0) return;
  await withLock(`${cacheFolder}install.lock`, () => install(everything), {
    waitingFor: 'another command that is installing',
  });
}

async function install(everything) {
  // The command that held the lock before may have installed everything.
  const missing = missingPackages(projectRoot, { everything });
  if (missing.length === 0) return;
  // Adding to an installation that fits leaves its files alone. Anything else starts from scratch.
  const hasProductPackages =
    existsSync(`${projectRoot}node_modules`) &&
    missingPackages(projectRoot, { everything: false }).length === 0;
  if (!hasProductPackages) refuseUnderRunningServer();

  const description = everything ? 'everything, test tools included' : 'what the product needs to run';
  const scope = everything ? '--include=dev' : '--omit=dev';
  const progress = trackFetches(missing.length);
  const args = [...(hasProductPackages ? ['install', '--no-save'] : ['ci']), scope, ...npmOptions];
  await logWhile(
    `Installing ${description} (${missing.length} packages)`,
    runQuietly('npm', args, {
      cwd: projectRoot,
      env: npmEnv(),
      log: `${cacheFolder}logs/install.log`,
      onOutput: progress.read,
    }),
    progress.report,
  ).catch((error) =>
    stopWith(`The installation failed. Is the npm registry reachable? npm said:\n${error.message}`),
  );
  deleteNodeHeaders();
  logProgress('Installed');
}

function refuseUnderRunningServer() {
  const pid = findRunningServer(projectRoot);
  if (!pid) return;
  stopWith(
    `The packages have changed and must be installed again, which would break the server that is running from this folder (process ${pid}). Stop it, then repeat this command.`,
  );
}

const npmOptions = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'];

/**
 * npm must run on the system's Node, because the one in node_modules is about to be replaced.
 * NODE_ENV=production would always leave out the test tools.
 */
function npmEnv() {
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.startsWith(`${projectRoot}node_modules`));
  return { PATH: path.join(':'), NODE_ENV: '' };
}

/** npm prints every package that it fetches, and no other sign of its progress. */
function trackFetches(expected) {
  let fetchedPackages = 0;
  return {
    read: (chunk) => {
      fetchedPackages += chunk.match(/http (fetch GET|cache).*\.tgz/g)?.length ?? 0;
    },
    report: () =>
      fetchedPackages < expected ? `${fetchedPackages} of ${expected} packages fetched` : 'unpacking',
  };
}

/**
 * Node's headers serve only to compile native modules, which this project does not do. They are a seventh of
 * the installation.
 */
function deleteNodeHeaders() {
  const packages = readdirSync(`${projectRoot}node_modules`).filter((name) =>
    /^node-[a-z]+-[a-z0-9]+$/.test(name),
  );
  for (const name of packages)
    rmSync(`${projectRoot}node_modules/${name}/include`, { recursive: true, force: true });
}

/**
 * The Node.js of the installation. Only if it is missing, the Node.js of this process, from version 24 on.
 */
export function nodeProgram() {
  const bundled = `${projectRoot}node_modules/.bin/node`;
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return stopWith(
    `Node.js 24 is needed, and this is ${process.version}. It comes with the installation on Linux (x64 and arm64): delete node_modules and start again. Elsewhere, install it first.`,
  );
}
