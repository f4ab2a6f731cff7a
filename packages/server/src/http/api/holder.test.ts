import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { holderOf } from './holder.ts';

const limits = { holdsPerBrowser: 3, holdsPerAddress: 30 };
const secret = randomBytes(32);
const browserId = randomUUID();
const namesOf = (address: string, browser = browserId, key = secret) => {
  const { browser: one, address: other } = holderOf({ address, browserId: browser }, limits, key);
  return [one.toString('hex'), other.toString('hex')];
};

test('A client is the same each time it comes; another browser counts by itself, and at another address it is another', () => {
  const [browser, address] = namesOf('10.1.2.3');
  expect(namesOf('10.1.2.3')).toEqual([browser, address]);
  expect(namesOf('10.1.2.3', randomUUID())).toEqual([expect.not.stringMatching(`${browser}`), address]);
  const [sameName, elsewhere] = namesOf('10.1.2.4');
  expect([sameName === browser, elsewhere === address]).toEqual([false, false]);
});

test('Whoever does not have the secret cannot try which address it is', () => {
  const [browser, address] = namesOf('10.1.2.3');
  expect(namesOf('10.1.2.3', browserId, randomBytes(32))).not.toContain(address);
  for (const guess of ['10.1.2.3', 'address 10.1.2.3', `browser ${browserId} 10.1.2.3`])
    expect([browser, address]).not.toContain(createHash('sha256').update(guess).digest('hex'));
});
