import { expect, test } from 'vitest';
import { FOREIGN, readSignedEvent, signatureHeader, signEvent } from './events.ts';

const secret = Buffer.from('a secret of the sandbox');
const now = new Date('2037-11-23T12:00:00Z');
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const event = { id: 'evt_1', type: 'intent.changed', intent: { id: 'sbx_1', attemptId: 'attempt-1' } };

function readSigned(text: string, { signature = signEvent(secret, text, now), at = now } = {}) {
  return readSignedEvent(secret, {
    body: Buffer.from(text),
    headers: { [signatureHeader]: signature },
    now: at,
  });
}

test('A signed event names its payment and its attempt; an event of another type is ignored', () => {
  expect(readSigned(JSON.stringify(event))).toEqual({
    outcome: 'event',
    id: 'evt_1',
    intentId: 'sbx_1',
    attemptId: 'attempt-1',
  });
  expect(readSigned(JSON.stringify({ ...event, type: 'intent.deleted' }))).toEqual({
    outcome: 'ignored',
    id: 'evt_1',
  });
});

test.each([
  [-301, 'refused'],
  [-300, 'event'],
  [300, 'event'],
  [301, 'refused'],
])('An event that arrives %i seconds after its signature by our clock is: %s', (seconds, outcome) => {
  expect(readSigned(JSON.stringify(event), { at: secondsLater(seconds) }).outcome).toBe(outcome);
});

test('An event that is not signed, or signed by another sender or at another time, is refused', () => {
  const text = JSON.stringify(event);
  const [, hash] = signEvent(secret, text, now).split(',v1=');
  const by = (signature: string) => readSigned(text, { signature });
  for (const signature of ['', 't=1', `v1=${hash}`, `t=x,v1=${hash}`])
    expect(by(signature)).toEqual({ outcome: 'refused', reason: 'not signed' });
  const foreign = { outcome: 'refused', reason: FOREIGN };
  expect(by(signEvent(Buffer.from('another secret'), text, now))).toEqual(foreign);
  expect(by(signEvent(secret, `${text} `, now))).toEqual(foreign);
  expect(by(`t=${now.getTime() / 1_000 + 1},v1=${hash}`)).toEqual(foreign);
});

test.each(['', '{', '{}', JSON.stringify({ ...event, id: '' }), JSON.stringify({ ...event, intent: {} })])(
  'A signed body that is no event is refused: %s',
  (text) => {
    expect(readSigned(text)).toEqual({ outcome: 'refused', reason: 'no event' });
  },
);
