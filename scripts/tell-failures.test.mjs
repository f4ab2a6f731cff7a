import { expect, test } from 'vitest';
import { tellFailures } from './tell-failures.mjs';

const passed = {
  ok: true,
  file: 'home.spec.ts',
  line: 3,
  title: 'a first visit',
  tests: [{ results: [{}] }],
};
const failed = {
  ok: false,
  file: 'suppliers.spec.ts',
  line: 38,
  title: 'a company applies',
  tests: [{ results: [{ errors: [{ message: 'Expected: \u001b[32m"+351 PT"\u001b[39m' }] }] }],
};

test('Of a report only what failed is told, with its errors, without their colours, however deep it stands', () => {
  const report = { suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] };
  expect(tellFailures(report)).toBe('suppliers.spec.ts:38 a company applies\nExpected: "+351 PT"');
});

test('What broke outside of any test is told too; where nothing failed there is nothing to tell', () => {
  expect(tellFailures({ errors: [{ message: 'No port was given.' }] })).toBe('No port was given.');
  expect(tellFailures({ suites: [{ specs: [passed] }] })).toBe('');
});
