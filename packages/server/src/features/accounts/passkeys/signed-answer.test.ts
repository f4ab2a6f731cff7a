import { expect, test } from 'vitest';
import { challengeOf, readAssertion, readRegistration } from './signed-answer.ts';

const clientDataOf = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');
const credential = { id: 'key-1', rawId: 'key-1', type: 'public-key', clientExtensionResults: {} };
const registration = { clientDataJSON: 'YQ', attestationObject: 'Yg', transports: ['internal', 'hybrid'] };
const assertion = { clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw', userHandle: 'ZA' };

const readNew = (response: object, more: object = {}) =>
  readRegistration(JSON.stringify({ ...credential, ...more, response }));
const readSigned = (response: object, more: object = {}) =>
  readAssertion(JSON.stringify({ ...credential, ...more, response }));

test('The answer of a device is read with all that is verified of it', () => {
  expect(readNew(registration)).toEqual({ ...credential, response: registration });
  expect(readSigned(assertion)).toEqual({ ...credential, response: assertion });
});

test('What is only a hint is left out if it is wrong: transports, the name of the user, and extensions', () => {
  const few = Array(10).fill('usb');
  const { userHandle, ...unnamed } = assertion;
  const transportsOf = (transports: unknown) => readNew({ ...registration, transports })?.response.transports;
  expect([
    transportsOf(few),
    transportsOf([...few, 'usb']),
    transportsOf(['<x>']),
    transportsOf(undefined),
  ]).toEqual([few, [], [], []]);
  expect(transportsOf(['x'.repeat(20)])).toHaveLength(1);
  expect(transportsOf(['x'.repeat(21)])).toEqual([]);
  for (const response of [unnamed, { ...assertion, userHandle: '<x>' }])
    expect(readSigned(response)?.response.userHandle).toBeUndefined();
  expect(userHandle).toBeDefined();
  expect(readSigned(assertion, { clientExtensionResults: 'none' })).toMatchObject({
    clientExtensionResults: {},
  });
});

test.each([
  ['no object', 'null'],
  ['no JSON', '{'],
  ['nothing', ''],
])('%s is no answer of a device', (_, text) => {
  expect([readRegistration(text), readAssertion(text)]).toEqual([undefined, undefined]);
});

test.each([
  ['another type', { type: 'password' }, {}],
  ['an id that is too long', { id: 'x'.repeat(1_401) }, {}],
  ['an id of other letters', { id: 'a+b' }, {}],
  ['no client data', {}, { clientDataJSON: '' }],
  ['client data of more than 8,000 letters', {}, { clientDataJSON: 'x'.repeat(8_001) }],
])('An answer with %s is refused', (_, more, response) => {
  expect(readNew({ ...registration, ...response }, more)).toBeUndefined();
  expect(readSigned({ ...assertion, ...response }, more)).toBeUndefined();
});

test('The longest id and the longest client data are read', () => {
  const longest = { clientDataJSON: 'x'.repeat(8_000) };
  expect(readSigned({ ...assertion, ...longest }, { id: 'x'.repeat(1_400) })).toBeDefined();
});

test('The challenge is the one in the client data, and empty if there is none', () => {
  const challengeIn = (clientDataJSON: string) => challengeOf({ response: { clientDataJSON } });
  expect(challengeIn(clientDataOf({ challenge: 'abc' }))).toBe('abc');
  for (const wrong of [{}, { challenge: 'a+b' }, { challenge: 7 }, null])
    expect(challengeIn(clientDataOf(wrong))).toBe('');
  expect(challengeIn('YQ')).toBe('');
});
