import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Failure } from '@ashore/core/errors/failure.ts';

const deriveKey = promisify(argon2);

/** 19 MiB, two passes: as OWASP advises for argon2id. One hash takes about 40 ms of a processor. */
const usualCost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

type Cost = typeof usualCost;

/**
 * Hashes a password. The result names its method and cost, so that both can be raised later. The same salt gives the same
 * hash again.
 */
export async function hashPassword(password: string, salt: Uint8Array = randomBytes(16)): Promise<string> {
  const tag = await derive(password, salt, usualCost);
  const { memory, passes, parallelism } = usualCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const HASH_FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Compares a password with its hash. Without a hash, the function does the same work and returns false, so that the time does not
 * tell whether there is an account.
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    HASH_FORMAT.exec(hashed ?? (await absentHash())) ?? [];
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), cost);
  return timingSafeEqual(expected, actual) && hashed !== null;
}

let absentPasswordHash: Promise<string> | undefined;

function absentHash(): Promise<string> {
  absentPasswordHash ??= hashPassword(randomBytes(16).toString('hex'));
  return absentPasswordHash;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

/** Hashes at a time, so that pages are answered beside them, and how many more may wait. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 64;

let running = 0;
const queue: (() => void)[] = [];

async function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> {
  await waitForTurn();
  try {
    // The same password typed on two keyboards may differ in how accents are composed.
    const message = password.normalize('NFC');
    return await deriveKey('argon2id', { message, nonce: salt, tagLength, ...cost });
  } finally {
    const passTurnOn = queue.shift();
    if (passTurnOn) passTurnOn();
    else running -= 1;
  }
}

/** Waits for a turn. The hash before passes its own on. */
async function waitForTurn(): Promise<void> {
  if (running < MOST_AT_ONCE) {
    running += 1;
    return;
  }
  if (queue.length >= MOST_WAITING) throw new Failure('unavailable');
  await new Promise<void>((resolve) => queue.push(resolve));
}
