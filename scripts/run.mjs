import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';

const longestTail = 8_000;
const graceForStopping = 10_000;

/**
 * Runs a program to its end and returns its exit code and output. The output also goes to a log file. The
 * program gets no input, so that it fails instead of waiting for an answer. After `limit` milliseconds it is
 * stopped.
 */
export async function runToEnd(program, args, { cwd, env, log, onOutput, limit }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  let output = '';
  const keep = (chunk) => {
    file.write(chunk);
    output += chunk;
    onOutput?.(String(chunk));
  };
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const timer = limit && setTimeout(() => keep(endAfter(child, limit)), limit);
  const code = await endOf(child).finally(() => file.end());
  clearTimeout(timer);
  return { code, output };
}

function endAfter(child, limit) {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), graceForStopping).unref();
  return `\nStill running after ${limit / 60_000} minutes: ended.\n`;
}

/** Like runToEnd, for a program that must succeed. Its output is shown only if it fails. */
export async function runQuietly(program, args, options) {
  const { code, output } = await runToEnd(program, args, options);
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.slice(-longestTail)}`);
}

/** Runs a program in the foreground and returns its exit code. */
export function runInForeground(program, args, { cwd, env } = {}) {
  return endOf(spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }));
}

/**
 * Waits for a child and passes on the signals that arrive in between. Ctrl-C in a terminal is not passed on,
 * because the terminal sends it to the child as well. A second one would kill a server that is stopping in
 * good order.
 */
function endOf(child) {
  const passOn = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  const onInterrupt = () => process.stdin.isTTY || child.kill('SIGINT');
  process.on('SIGTERM', passOn).on('SIGHUP', passOn).on('SIGINT', onInterrupt);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(() => process.off('SIGTERM', passOn).off('SIGHUP', passOn).off('SIGINT', onInterrupt));
}
