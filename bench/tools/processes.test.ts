import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { familyOf, megabytesOf, proportionalKilobytes } from './processes.ts';

test('the family of a process has the children of its children', async () => {
  const script = `require('node:child_process').spawn('sleep', ['60']).once('spawn', () => console.log('ready'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await once(child.stdout, 'data');
    const { pid = 0 } = child;
    const family = familyOf(pid);
    expect(family[0]).toBe(pid);
    expect(family.length).toBe(2);
    expect(familyOf(process.pid)).toEqual(expect.arrayContaining(family));
    for (const member of family.slice(1)) process.kill(member);
  } finally {
    child.kill();
  }
});

test('memory is the share of each process in what several have', () => {
  const rollup = 'aaaa-ffff ---p 0 00:00 0 [rollup]\nRss:   40960 kB\nPss:   1024 kB\nPss_Dirty:  10 kB\n';
  expect(proportionalKilobytes(rollup)).toBe(1_024);
});

test('a process counts once, and one that has ended not at all', () => {
  const once = megabytesOf([process.pid]);
  const twice = megabytesOf([process.pid, process.pid, 2 ** 30]);
  expect(once).toBeGreaterThan(10);
  expect(twice).toBeLessThan(1.5 * once);
});
