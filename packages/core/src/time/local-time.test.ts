import { expect, test } from 'vitest';
import { localTime, minutesOfDay, parseLocalTime } from './local-time.ts';

test('A local time has two digits of hours and two of minutes, from 00:00 to 23:59.', () => {
  for (const text of ['00:00', '09:30', '19:59', '20:15', '23:59']) expect(parseLocalTime(text)).toBe(text);
  for (const text of ['', '24:00', '9:30', '09:60', '09:30:00', ' 09:30', '09:30\n', '09.30', '29:00']) {
    expect(parseLocalTime(text), text).toBeUndefined();
  }
});

test('A wrong time in code is a fault.', () => {
  expect(() => localTime('24:00')).toThrow('"24:00" is no time of day');
});

test('Minutes count from midnight.', () => {
  expect(minutesOfDay(localTime('00:00'))).toBe(0);
  expect(minutesOfDay(localTime('09:08'))).toBe(548);
  expect(minutesOfDay(localTime('23:59'))).toBe(1439);
});
