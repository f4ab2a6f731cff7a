import { type Numbers, whole } from '../tools/numbers.ts';
import type { Line } from '../tools/report.ts';
import type { Size } from './fill.ts';
import type { CallTimes, Measured, Times } from './measure-calls.ts';

/** Milliseconds that 95 of 100 calls stay under, and that a log-in may take beside its hash. */
const CALL_MS = 50;
const BESIDE_HASH_MS = 30;

/** What the lines of the report compare. */
export function sizeLines(before: Size, { accounts, bookings }: Size, bare: CallTimes): Line[] {
  return [
    {
      what: `${whole(accounts)} accounts, ${whole(bookings)} bookings`,
      value: `x: beside ${whole(before.accounts)} and ${whole(before.bookings)}`,
    },
    {
      what: 'a health check, which reads nothing',
      value: `${described(bare)}, ${worked(bare.work)}`,
      numbers: numbersOf(bare, bare.work),
    },
  ];
}

/** A call with the larger size, with the growth of its processor time from the smaller one. */
export function callLine(before: Measured, what: string, times: CallTimes): Line {
  const growth = times.work / (before.calls.get(what)?.work ?? Number.NaN);
  return {
    what,
    value: `${described(times)}, ${worked(times.work)}, x${growth.toFixed(2)}`,
    numbers: { ...numbersOf(times, times.work), growth },
    target: `p95 < ${CALL_MS} ms`,
    reached: times.p95 < CALL_MS,
  };
}

export function logInLines(before: Measured, { logIns }: Measured): Line[] {
  const [hash, logIn] = [timesOf(logIns.hashes), timesOf(logIns.logIns)];
  const beside = { p50: logIn.p50 - hash.p50, p95: logIn.p95 - hash.p95 };
  const { work } = logIns;
  const workBefore = before.logIns.work;
  const growth = (work.logIn - work.hash) / (workBefore.logIn - workBefore.hash);
  return [
    {
      what: 'hash of a password, one at a time',
      value: `${described(hash)}, ${worked(work.hash)}`,
      numbers: numbersOf(hash, work.hash),
    },
    {
      what: 'log-in with a password, one at a time',
      value: `${described(logIn)}, ${worked(work.logIn)}`,
      numbers: numbersOf(logIn, work.logIn),
    },
    {
      what: 'log-in with a password beside its hash',
      value: `${described(beside)}, ${worked(work.logIn - work.hash)}, x${growth.toFixed(2)}`,
      numbers: { ...numbersOf(beside, work.logIn - work.hash), growth },
      target: `p50 <= ${BESIDE_HASH_MS} ms`,
      reached: beside.p50 <= BESIDE_HASH_MS,
    },
  ];
}

function numbersOf({ p50, p95 }: Times, work: number): Numbers {
  return { 'p50 ms': p50, 'p95 ms': p95, 'ms of processors': work };
}

/** Processor time, which other work on the machine hardly changes. */
function worked(milliseconds: number): string {
  return `work ${milliseconds.toFixed(1)} ms`;
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function described({ p50, p95 }: Times): string {
  const [a, b] = [p50, p95].map((time) => time.toFixed(time < 10 ? 2 : 0));
  return `p50 ${a}, p95 ${b} ms`;
}
