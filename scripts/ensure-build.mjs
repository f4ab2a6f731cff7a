import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hashOf } from './hash.mjs';
import { isAlive, oneAtATime } from './lock.mjs';
import { sayWhile, stopWith } from './messages.mjs';
import { runQuietly } from './run.mjs';
import { cache, ownNode, root } from './setup.mjs';

const builds = `${root}build/`;

/**
 * Returns the folder of a variant's built web application, and builds it if its sources have changed. The
 * folder name contains the hash of the sources, so a build never touches files that a running server reads.
 */
export async function ensureBuild(variant) {
  if (!variantNames().includes(variant)) {
    stopWith(`There is no variant called "${variant}". There are: ${variantNames().join(', ')}.`);
  }
  const folder = folderOf(variant);
  if (existsSync(folder)) return folder;
  return oneAtATime(`${cache}build-${variant}.lock`, () => buildOnce(variant), {
    waitingFor: `another command that is building ${variant}`,
  });
}

export function variantNames() {
  return readdirSync(`${root}variants`).filter((name) => existsSync(`${root}variants/${name}/variant.ts`));
}

async function buildOnce(variant) {
  const folder = folderOf(variant);
  if (existsSync(folder)) return folder;
  const unfinishedFolder = `${folder}.${process.pid}`;
  await sayWhile(`Building the pages of ${variant}`, build(variant, unfinishedFolder)).catch((error) => {
    rmSync(unfinishedFolder, { recursive: true, force: true });
    stopWith(`The build failed:\n${error.message}`);
  });
  deleteOldBuilds(variant, folder);
  // If the sources changed during the build, only this run serves it. Named by the hash from before or after the change,
  // a later run would mistake it for a build of exactly those sources.
  if (folderOf(variant) !== folder) return unfinishedFolder;
  renameSync(unfinishedFolder, folder);
  return folder;
}

async function build(variant, folder) {
  const env = { VARIANT: variant, ASHORE_BUILD_FOLDER: folder, NODE_ENV: 'production' };
  const router = `${root}node_modules/@react-router/dev/bin.cjs`;
  const log = `${cache}logs/build-${variant}`;
  await runQuietly(ownNode(), ['scripts/check-tokens.ts'], { cwd: root, env, log: `${log}-tokens.log` });
  await runQuietly(ownNode(), [router, 'build'], { cwd: `${root}packages/web`, env, log: `${log}.log` });
  await runQuietly(ownNode(), ['scripts/finish-build.ts', folder], {
    cwd: root,
    env,
    log: `${log}-finish.log`,
  });
}

/** The name covers everything in the build of one variant, but not the folders of other variants or tests. */
function folderOf(variant) {
  const others = variantNames().filter((name) => name !== variant);
  const isForTests = (path) => /\.test\.tsx?$|\/test-support$/.test(path);
  const isSource = (path) => !isForTests(path) && !others.some((name) => path === `variants/${name}`);
  const sources = [
    'packages/web',
    'packages/core/src',
    'variants',
    'package-lock.json',
    'scripts/check-tokens.ts',
    'scripts/finish-build.ts',
    'scripts/draw-icons.ts',
    'demo/artwork/hero-wide.svg',
  ];
  return `${builds}${variant}-${hashOf(root, sources, isSource)}`;
}

/**
 * Keeps the two builds before this one, because a running server may still serve one of them. Deletes what
 * interrupted builds left behind.
 */
function deleteOldBuilds(variant, current) {
  const finished = new RegExp(`^${variant}-[0-9a-f]{12}$`);
  const unfinished = new RegExp(`^${variant}-[0-9a-f]{12}\\.(\\d+)$`);
  const names = readdirSync(builds);
  const old = names
    .filter((name) => finished.test(name) && builds + name !== current)
    .sort((a, b) => statSync(builds + b).mtimeMs - statSync(builds + a).mtimeMs)
    .slice(2);
  const abandoned = names.filter((name) => {
    const pid = unfinished.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  for (const name of [...old, ...abandoned]) rmSync(builds + name, { recursive: true, force: true });
}
