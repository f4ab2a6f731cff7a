import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { logProgress, logWhile } from './messages.mjs';
import { runToEnd } from './run.mjs';
import { cacheFolder, projectRoot } from './setup.mjs';

// The headless browser comes first: it is the same engine, and pages take half the time.
const browserNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a browser for the tests: the one named by CHROMIUM, the machine's own, or Debian's, installed now if
 * that is allowed. Returns its path, or a sentence that says what to install.
 */
export async function ensureChromium(machine = thisMachine()) {
  const chromium = findChromium(machine);
  if (chromium) return { path: chromium };
  if (machine.named) {
    const explanation = `CHROMIUM names ${machine.named}, and there is no such program. Correct it, or leave it out.`;
    logProgress(explanation);
    return { sentence: explanation };
  }
  const aptGet = machine.find('apt-get');
  if (aptGet && machine.isRoot) await machine.install(aptGet);
  const path = findChromium(machine);
  if (path) return { path };
  const command = machine.isRoot ? 'apt-get install -y chromium' : 'sudo apt-get install -y chromium';
  const explanation = `The browser tests need Chromium. Install it (on Debian: ${command}) or name one in the variable CHROMIUM.`;
  logProgress(explanation);
  return { sentence: explanation };
}

function findChromium({ named, find }) {
  if (named) return find(named);
  return browserNames.map(find).find(Boolean);
}

function thisMachine() {
  return {
    named: process.env.CHROMIUM,
    isRoot: process.getuid?.() === 0,
    find: findProgram,
    install: installChromium,
  };
}

function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  return [name, ...folders.map((folder) => join(folder, name))].find(isProgram);
}

function isProgram(path) {
  try {
    if (!path.includes('/')) return false;
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The output of apt goes to a log. Success is judged by whether a browser exists afterwards. */
async function installChromium(aptGet) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args, log) =>
    runToEnd(aptGet, args, { cwd: projectRoot, env, log: `${cacheFolder}logs/${log}.log` });
  const updateAndInstall = async () => {
    await run(['update', '-q'], 'apt-update');
    // Older systems offer only the full browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findProgram(name)) return;
      await run(['install', '-y', '-q', '--no-install-recommends', name], `apt-install-${name}`);
    }
  };
  await logWhile(
    'Installing Chromium for the browser tests, from the packages of this system',
    updateAndInstall(),
  );
}
