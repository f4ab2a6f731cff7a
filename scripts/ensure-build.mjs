import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hashOf } from './hash-of.mjs';
import { isAlive, oneAtATime } from './one-at-a-time.mjs';
import { runQuietly } from './run.mjs';
import { giveUp, sayWhile } from './say.mjs';
import { cache, ownNode, root } from './setup.mjs';

const builds = `${root}build/`;

/**
 * The folder of the built web application of a variant, building it when its sources have changed. Its name holds
 * the hash of the sources, so a new build never touches the files a running server reads.
 */
export async function ensureBuild(variant) {
  if (!variantNames().includes(variant)) {
    giveUp(`There is no variant called "${variant}". There are: ${variantNames().join(', ')}.`);
  }
  const known = folderOf(variant);
  if (existsSync(known)) return known;
  return oneAtATime(`${cache}build-${variant}.lock`, () => buildAfresh(variant), {
    waitingFor: `another command that is building ${variant}`,
  });
}

export function variantNames() {
  return readdirSync(`${root}variants`).filter((name) => existsSync(`${root}variants/${name}/variant.ts`));
}

async function buildAfresh(variant) {
  const folder = folderOf(variant);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  await sayWhile(`Building the pages of ${variant}`, build(variant, half)).catch((error) => {
    rmSync(half, { recursive: true, force: true });
    giveUp(`The build failed:\n${error.message}`);
  });
  forgetOldBuilds(variant, folder);
  // Somebody edited while we built: good enough for this run, but not to be found again under either name.
  if (folderOf(variant) !== folder) return half;
  renameSync(half, folder);
  return folder;
}

async function build(variant, folder) {
  const env = { VARIANT: variant, ASHORE_BUILD_FOLDER: folder, NODE_ENV: 'production' };
  const router = `${root}node_modules/@react-router/dev/bin.cjs`;
  const log = `${cache}logs/build-${variant}`;
  await runQuietly(ownNode(), [router, 'build'], { cwd: `${root}packages/web`, env, log: `${log}.log` });
  await runQuietly(ownNode(), ['scripts/finish-build.ts', folder], {
    cwd: root,
    env,
    log: `${log}-finish.log`,
  });
}

/** Everything that ends up in the build of one variant; the other variants' folders and the tests do not. */
function folderOf(variant) {
  const others = variantNames().filter((name) => name !== variant);
  const isSource = (path) =>
    !/\.test\.tsx?$/.test(path) && !others.some((name) => path === `variants/${name}`);
  const sources = [
    'packages/web',
    'packages/core/src',
    'variants',
    'package-lock.json',
    'scripts/finish-build.ts',
    'scripts/draw-icons.ts',
    'demo/artwork/hero-wide.svg',
  ];
  return `${builds}${variant}-${hashOf(root, sources, isSource)}`;
}

/**
 * The two builds before this one stay: a server that still runs may be serving one of them. What a build that was
 * interrupted left behind goes.
 */
function forgetOldBuilds(variant, current) {
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
