import { expect, test } from 'vitest';
import { openTokens, sealTokens } from './sealed-tokens.ts';

const input = { secret: Buffer.alloc(32, 1), sessionId: 'a' };
const tokens = { idToken: 'the ID token', refreshToken: 'the refresh token' };

test('Tokens are read again only as they were written, with the same secret, for the same session', () => {
  const sealed = sealTokens(tokens, input);
  expect(openTokens(sealed, input)).toEqual(tokens);
  expect(sealed.toString('latin1')).not.toContain('token');
  expect(() => openTokens(sealed, { ...input, sessionId: 'b' })).toThrow();
  expect(() => openTokens(sealed, { ...input, secret: Buffer.alloc(32, 2) })).toThrow();
  for (const at of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => openTokens(changed, input)).toThrow();
  }
});

test('The same tokens are encrypted differently each time', () => {
  expect(sealTokens(tokens, input)).not.toEqual(sealTokens(tokens, input));
});
