import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * The process id of a server that runs from this folder, however it was started; undefined when there is none, or
 * where the machine has no /proc to look at.
 */
export function serverRunningFrom(root) {
  const folder = realpathSync(root).replace(/\/$/, '');
  return processIds().find((pid) => pid !== process.pid && isServer(pid, folder));
}

function processIds() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function isServer(pid, folder) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const script = command.find((word) => /packages\/server\/src\/(main|dev)\.ts$/.test(word));
    if (!script) return false;
    return script.startsWith(`${folder}/`) || readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    // It has ended meanwhile, or belongs to another user.
    return false;
  }
}
