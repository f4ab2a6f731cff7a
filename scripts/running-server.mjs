import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * The process id of a server that runs from this folder, started by any command. Undefined if there is none,
 * or if the machine has no /proc.
 */
export function findRunningServer(root) {
  const serverFolder = realpathSync(root).replace(/\/$/, '');
  return processIds().find((pid) => pid !== process.pid && isServer(pid, serverFolder));
}

/** The server of `npm start`, and that of `npm run dev`. */
const PROGRAM = /(^|\/)(build\/server-[^/]+\/main\.js|packages\/server\/src\/(main|dev)\.ts)$/;

function processIds() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function isServer(pid, serverFolder) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const script = command.find((word) => PROGRAM.test(word));
    if (!script) return false;
    return script.startsWith(`${serverFolder}/`) || readlinkSync(`/proc/${pid}/cwd`) === serverFolder;
  } catch {
    // The process has ended, or belongs to another user.
    return false;
  }
}
