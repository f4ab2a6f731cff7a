import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';

const maxErrorOutputLength = 8_000;
const graceMs = 10_000;

/**
 * Runs a program to its end and returns its exit code and output. The output also goes to a log file. The
 * program gets no input, so that it fails instead of waiting for an answer. After `limit` milliseconds it is
 * stopped.
 */
export async function runToEnd(program, args, { cwd, env, log, onOutput, limit: limitMs }) {
  mkdirSync(dirname(log), { recursive: true });
  const logFile = createWriteStream(log);
  let output = '';
  const collect = (chunk) => {
    logFile.write(chunk);
    output += chunk;
    onOutput?.(String(chunk));
  };
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = limitMs && setTimeout(() => collect(stopLateChild(child, limitMs)), limitMs);
  const code = await exitCodeOf(child).finally(() => logFile.end());
  clearTimeout(timer);
  return { code, output };
}

function stopLateChild(child, limitMs) {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  return `\nStill running after ${limitMs / 60_000} minutes: ended.\n`;
}

/** Like runToEnd, for a program that must succeed. Its output is shown only if it fails. */
export async function runQuietly(program, args, options) {
  const { code, output } = await runToEnd(program, args, options);
  if (code !== 0)
    throw new Error(
      `${program} ${args.join(' ')} ended with ${code}:\n${output.slice(-maxErrorOutputLength)}`,
    );
}

/** Runs a program in the foreground and returns its exit code. */
export function runInForeground(program, args, { cwd, env } = {}) {
  return exitCodeOf(spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }));
}

/**
 * Waits for a child and passes on the signals that arrive in between. Ctrl-C in a terminal is not passed on,
 * because the terminal sends it to the child as well. A second one would kill a server that is stopping in
 * good order.
 */
function exitCodeOf(child) {
  const forwardSignal = (signal) => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  const onInterrupt = () => process.stdin.isTTY || child.kill('SIGINT');
  process.on('SIGTERM', forwardSignal).on('SIGHUP', forwardSignal).on('SIGINT', onInterrupt);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  }).finally(() =>
    process.off('SIGTERM', forwardSignal).off('SIGHUP', forwardSignal).off('SIGINT', onInterrupt),
  );
}
