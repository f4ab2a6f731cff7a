import { expect, test } from 'vitest';
import { isWorthLogging, postmasterArguments } from './postmaster-settings.ts';

test('Every setting is an argument of the server, later settings win, and the socket folder cannot be changed', () => {
  const args = postmasterArguments('/tmp/s', { max_connections: '7', unix_socket_directories: '/elsewhere' });
  expect(args).toContain('max_connections=7');
  expect(args).not.toContain('max_connections=60');
  expect(args).toContain('unix_socket_directories=/tmp/s');
  expect(args).not.toContain('unix_socket_directories=/elsewhere');
});

test.each([
  'LOG:  starting PostgreSQL 18.4 on x86_64-pc-linux-gnu',
  'LOG:  database system is ready to accept connections',
  'LOG:  received fast shutdown request',
  'FATAL:  terminating connection due to administrator command',
  'FATAL:  the database system is starting up',
  "STATEMENT:  UPDATE guests SET name = 'Erika'",
  "\tWHERE email = 'erika@example.org'",
])('Routine messages of starts and stops, and the text of statements, are not logged: %s', (line) => {
  expect(isWorthLogging(line)).toBe(false);
});

test.each([
  'LOG:  database system was interrupted; last known up at 2027-01-01',
  'LOG:  server process (PID 7) was terminated by signal 9: Killed',
  'FATAL:  could not write to file "pg_wal/1": No space left on device',
  'PANIC:  could not locate a valid checkpoint record',
])('Messages that an operator must know are logged: %s', (line) => {
  expect(isWorthLogging(line)).toBe(true);
});
