import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { hashFiles } from './hash-files.mjs';
import { isAlive, withLock } from './lock.mjs';
import { logWhile, stopWith } from './messages.mjs';
import { runQuietly } from './run.mjs';
import { cacheFolder, nodeProgram, projectRoot } from './setup.mjs';

const buildsFolder = `${projectRoot}build/`;
const serverSources = ['server', 'core', 'search', 'artwork'].flatMap((name) => [
  `packages/${name}/src`,
  `packages/${name}/package.json`,
]);

/**
 * Returns the folder of a variant's built web application, and builds it if its sources have changed. The
 * folder name contains the hash of the sources, so a build never touches files that a running server reads.
 */
export async function ensureBuild(variant) {
  if (!variantNames().includes(variant)) {
    stopWith(`There is no variant called "${variant}". There are: ${variantNames().join(', ')}.`);
  }
  return ensureFolder({
    name: variant,
    description: `the pages of ${variant}`,
    findFolder: () => buildFolderOf(variant),
    run: (folder) => runBuild(variant, folder),
  });
}

/**
 * Returns the folder of the bundled server and command line, in the same way. One bundle serves all variants.
 */
export async function ensureServer() {
  return ensureFolder({
    name: 'server',
    description: 'the server',
    findFolder: serverFolder,
    run: (folder) =>
      runQuietly(nodeProgram(), ['scripts/bundle-server.ts', folder, ...serverSources], {
        cwd: projectRoot,
        log: `${cacheFolder}logs/build-server.log`,
      }),
  });
}

export function variantNames() {
  return readdirSync(`${projectRoot}variants`).filter((name) =>
    existsSync(`${projectRoot}variants/${name}/variant.ts`),
  );
}

async function ensureFolder(wanted) {
  const folder = wanted.findFolder();
  if (existsSync(folder)) return folder;
  return withLock(`${cacheFolder}build-${wanted.name}.lock`, () => buildOnce(wanted), {
    waitingFor: `another command that is building ${wanted.description}`,
  });
}

async function buildOnce({ name, description, findFolder, run }) {
  const folder = findFolder();
  if (existsSync(folder)) return folder;
  const unfinishedFolder = `${folder}.${process.pid}`;
  await logWhile(`Building ${description}`, run(unfinishedFolder)).catch((error) => {
    rmSync(unfinishedFolder, { recursive: true, force: true });
    stopWith(`The build failed:\n${error.message}`);
  });
  deleteOldBuilds(name, folder);
  // If the sources changed during the build, only this run serves it. Named by the hash from before or after the change,
  // a later run would mistake it for a build of exactly those sources.
  if (findFolder() !== folder) return unfinishedFolder;
  renameSync(unfinishedFolder, folder);
  return folder;
}

async function runBuild(variant, folder) {
  const env = { VARIANT: variant, ASHORE_BUILD_FOLDER: folder, NODE_ENV: 'production' };
  const router = `${projectRoot}node_modules/@react-router/dev/bin.cjs`;
  const log = `${cacheFolder}logs/build-${variant}`;
  await runQuietly(nodeProgram(), ['scripts/check-tokens.ts'], {
    cwd: projectRoot,
    env,
    log: `${log}-tokens.log`,
  });
  await runQuietly(nodeProgram(), [router, 'build'], {
    cwd: `${projectRoot}packages/web`,
    env,
    log: `${log}.log`,
  });
  await runQuietly(nodeProgram(), ['scripts/finish-build.ts', folder], {
    cwd: projectRoot,
    env,
    log: `${log}-finish.log`,
  });
}

/** The name covers everything in the build of one variant, but not the folders of other variants or tests. */
function buildFolderOf(variant) {
  const otherVariants = variantNames().filter((name) => name !== variant);
  const isTestPath = (path) => /\.test\.tsx?$|\/test-support$/.test(path);
  const isSource = (path) => !isTestPath(path) && !otherVariants.some((name) => path === `variants/${name}`);
  const sources = [
    'packages/web',
    'packages/core/src',
    'variants',
    'package-lock.json',
    'scripts/check-tokens.ts',
    'scripts/finish-build.ts',
    'scripts/draw-site-images.ts',
    'demo/artwork/hero-wide.svg',
  ];
  return `${buildsFolder}${variant}-${hashFiles(projectRoot, sources, isSource)}`;
}

/** The name covers every module of the bundle, the versions of the packages outside of it, and what makes it. */
function serverFolder() {
  const sources = [
    ...serverSources,
    'package-lock.json',
    'scripts/bundle-server.ts',
    'scripts/source-addresses.ts',
  ];
  const isSource = (path) => !/\.test\.ts$/.test(path);
  return `${buildsFolder}server-${hashFiles(projectRoot, sources, isSource)}`;
}

/**
 * Keeps the two builds before this one, because a running server may still serve one of them. Deletes what
 * interrupted builds left behind.
 */
function deleteOldBuilds(name, currentFolder) {
  const finished = new RegExp(`^${name}-[0-9a-f]{12}$`);
  const unfinished = new RegExp(`^${name}-[0-9a-f]{12}\\.(\\d+)$`);
  const names = readdirSync(buildsFolder);
  const outdated = names
    .filter((name) => finished.test(name) && buildsFolder + name !== currentFolder)
    .sort((a, b) => statSync(buildsFolder + b).mtimeMs - statSync(buildsFolder + a).mtimeMs)
    .slice(2);
  const abandoned = names.filter((name) => {
    const pid = unfinished.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  for (const name of [...outdated, ...abandoned])
    rmSync(buildsFolder + name, { recursive: true, force: true });
}
