import { expect, test } from 'vitest';
import { MissingEnvironmentVariable } from './missing-environment-variable.ts';

test('A missing configuration variable is named in the agreed sentence', () => {
  const error = new MissingEnvironmentVariable('PUBLIC_URL');
  expect(error.message).toBe(
    'Environment variable PUBLIC_URL not set or could not be found. Did you spell it correctly?',
  );
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('MissingEnvironmentVariable');
});
