import { createContext, runInContext } from 'node:vm';
import { SAVED_ROOT } from '@ashore/core/contract/values/limits.ts';
import { logInProblemTexts } from '@ashore/core/errors/log-in-problems.ts';
import { expect, test } from 'vitest';
import { donePage, type LogInEnd, leaveAddress } from './done-page.ts';

type Auth = typeof visitor;
type Saved = { readonly version: number; readonly state: { readonly auth: Auth } };

/** Runs the script of the page in a browser with this saved entry. Returns what it did. */
function runScript(end: LogInEnd, { saved, returnTo = '/en' }: { saved?: Saved; returnTo?: string } = {}) {
  const look = { locale: 'en', theme: undefined } as const;
  const { document } = donePage({ look, siteName: 'Ashore', end, returnTo });
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(document) ?? [];
  const storage = new Map(saved ? [[SAVED_ROOT.name as string, JSON.stringify(saved)]] : []);
  const done: string[] = [];
  class Channel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage(message: string) {
      done.push(`${this.name}: ${message}`);
    }
  }
  runInContext(
    script,
    createContext({
      BroadcastChannel: Channel,
      close: () => done.push('close'),
      location: { replace: (address: string) => done.push(address) },
      localStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
      },
    }),
  );
  const after = storage.get(SAVED_ROOT.name);
  return { done, saved: after === undefined ? undefined : (JSON.parse(after) as Saved) };
}

const visitor = { isAuthenticated: false, userinfo: null, authPersistExpiresAt: 0, formData: null };
const savedBy = (version: number): Saved => ({ version, state: { auth: visitor } });

test('After a log-in the window says so and closes, and every tab follows the saved entry', () => {
  const { done, saved } = runScript('signed-in', { saved: savedBy(SAVED_ROOT.version) });
  expect(done).toEqual(['session: signed-in', 'close']);
  expect(saved?.state.auth).toMatchObject({ isAuthenticated: true, userinfo: null, formData: null });
  expect(saved?.state.auth.authPersistExpiresAt).toBeGreaterThan(Date.now());
});

test.each([savedBy(SAVED_ROOT.version - 1), undefined])(
  'An entry of another version stays as it is: %j',
  (saved) => {
    expect(runScript('signed-in', saved && { saved })).toEqual({
      done: ['session: signed-in', 'close'],
      saved,
    });
  },
);

test('A failed log-in changes no entry', () => {
  const saved = savedBy(SAVED_ROOT.version);
  expect(runScript('failed', { saved })).toEqual({ done: ['session: failed', 'close'], saved });
});

test.each([
  ['en', 'unavailable'],
  ['de', 'unavailable'],
  ['zh-Hans', 'expired'],
] as const)(
  'A failed log-in is announced with its reason and says the same in the window: %s %s',
  (locale, end) => {
    const look = { locale, theme: undefined } as const;
    const { document } = donePage({ look, siteName: 'Ashore', end, returnTo: `/${locale}` });
    expect(document).toContain(`<p>${logInProblemTexts[locale][end]}</p>`);
    expect(runScript(end).done).toEqual([`session: ${end}`, 'close']);
  },
);

test.each([
  ['signed-in', 'You’re logged in'],
  ['failed', 'You’re not logged in'],
  ['left', 'You’re not logged in'],
] as const)('The window of a log-in that ended as %s says: %s', (end, title) => {
  const look = { locale: 'en', theme: undefined } as const;
  const { document } = donePage({ look, siteName: 'Ashore', end, returnTo: '/en' });
  expect(document).toContain(`<h1>${title}</h1>`);
  expect(document).toContain(`<title>${title} · Ashore</title>`);
});

test('The way back to the shop closes the window; a tab that does not close shows the shop', () => {
  expect(leaveAddress('de')).toBe('/oauth/done?to=%2Fde&left=yes');
  const returnTo = '/de?a=</script><script>';
  expect(runScript('left', { returnTo }).done).toEqual(['session: left', 'close', returnTo]);
});
