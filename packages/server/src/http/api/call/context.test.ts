import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { holderOf } from './context.ts';

const limits = { holdsPerBrowser: 3, holdsPerAddress: 30 };
const secret = randomBytes(32);
const browserId = randomUUID();
const namesOf = (address: string, browser = browserId, key = secret) => {
  const { browser: one, address: other } = holderOf({ address, browserId: browser }, limits, key);
  return [one.toString('hex'), other.toString('hex')];
};

test('A client keeps its identity; another browser differs at the same address, and another address differs in both', () => {
  const [browser, address] = namesOf('10.1.2.3');
  expect(namesOf('10.1.2.3')).toEqual([browser, address]);
  expect(namesOf('10.1.2.3', randomUUID())).toEqual([expect.not.stringMatching(`${browser}`), address]);
  const [sameName, elsewhere] = namesOf('10.1.2.4');
  expect([sameName === browser, elsewhere === address]).toEqual([false, false]);
});

test('All addresses of an IPv6 network are one client, so that its other addresses hold no more', () => {
  expect(namesOf('2001:db8:1:2::1')).toEqual(namesOf('2001:db8:1:2:ffff::9'));
  const [browser, address] = namesOf('2001:db8:1:2::1');
  const [sameName, elsewhere] = namesOf('2001:db8:1:3::1');
  expect([sameName === browser, elsewhere === address]).toEqual([false, false]);
});

test('Without the secret an address cannot be guessed from its hash', () => {
  const [browser, address] = namesOf('10.1.2.3');
  expect(namesOf('10.1.2.3', browserId, randomBytes(32))).not.toContain(address);
  for (const guess of ['10.1.2.3', 'address 10.1.2.3', `browser ${browserId} 10.1.2.3`])
    expect([browser, address]).not.toContain(createHash('sha256').update(guess).digest('hex'));
});
