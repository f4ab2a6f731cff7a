import { expect, test, vi } from 'vitest';
import { ensureChromium } from './ensure-chromium.mjs';

/** A machine with these programs; installing adds Chromium, unless it fails. */
function createMachine({ has = [], named, isRoot = true, installs = true }) {
  const programs = new Set(has);
  const install = vi.fn(async () => {
    if (installs) programs.add('chromium');
  });
  return { named, isRoot, install, find: (name) => (programs.has(name) ? `/usr/bin/${name}` : undefined) };
}

test('The browser of the machine is used, and nothing is installed', async () => {
  const fakeMachine = createMachine({ has: ['chromium-browser', 'apt-get'] });
  expect(await ensureChromium(fakeMachine)).toEqual({ path: '/usr/bin/chromium-browser' });
  expect(fakeMachine.install).not.toHaveBeenCalled();
});

test('Of several browsers the headless one is used, because it is the fastest', async () => {
  const fakeMachine = createMachine({ has: ['chromium', 'chromium-headless-shell'] });
  expect(await ensureChromium(fakeMachine)).toEqual({ path: '/usr/bin/chromium-headless-shell' });
});

test('A named browser takes precedence', async () => {
  const fakeMachine = createMachine({ has: ['chromium', 'mine'], named: 'mine' });
  expect(await ensureChromium(fakeMachine)).toEqual({ path: '/usr/bin/mine' });
});

test('A name that is not a browser is reported as wrong, and nothing is installed in its place', async () => {
  const fakeMachine = createMachine({ has: ['chromium', 'apt-get'], named: 'typo' });
  expect((await ensureChromium(fakeMachine)).sentence).toMatch(/^CHROMIUM names typo/);
  expect(fakeMachine.install).not.toHaveBeenCalled();
});

test('On Debian a browser is installed if the user is root', async () => {
  const fakeMachine = createMachine({ has: ['apt-get'] });
  expect(await ensureChromium(fakeMachine)).toEqual({ path: '/usr/bin/chromium' });
  expect(fakeMachine.install).toHaveBeenCalledWith('/usr/bin/apt-get');
});

test('If a browser may not or cannot be installed, one sentence explains what to do', async () => {
  const notRoot = createMachine({ has: ['apt-get'], isRoot: false });
  expect((await ensureChromium(notRoot)).sentence).toContain('sudo apt-get install -y chromium');
  expect(notRoot.install).not.toHaveBeenCalled();
  for (const fakeMachine of [createMachine({}), createMachine({ has: ['apt-get'], installs: false })]) {
    expect((await ensureChromium(fakeMachine)).sentence).toContain('name one in the variable CHROMIUM');
  }
});
