import { expect, test } from 'vitest';
import { describeFault } from './describe-fault.ts';

test('the log says where a fault happened, and not with which data', () => {
  const cause = Object.assign(new Error('duplicate key (somebody@example.org)'), {
    code: '23505',
    detail: 'Key (email_address)=(somebody@example.org) already exists.',
  });
  const fault = new Error('Failed query: insert into x values ($1)\nparams: somebody@example.org,4111', {
    cause,
  });
  const text = JSON.stringify(describeFault(fault));
  expect(text).not.toMatch(/example\.org|4111/);
  expect(describeFault(fault)).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into x values ($1)\nparams: …',
    cause: { code: '23505', message: 'duplicate key (…@…)' },
  });
  expect(String(describeFault(fault).stack)).toMatch(/^\s+at .*describe-fault\.test\.ts/);
});

test('what was thrown and is no error says only what kind of thing it is', () => {
  expect(describeFault('somebody@example.org')).toEqual({ type: 'string' });
});

test('a message has an end', () => {
  expect(String(describeFault(new Error('a'.repeat(100_000))).message).length).toBe(500);
});
