import { expect, test, vi } from 'vitest';

type Credentials = { readonly get: () => Promise<unknown> };

/** Runs the script on a log-in page, in a browser that has these credentials. */
async function openLogIn(credentials: Credentials) {
  const listeners: (() => Promise<void>)[] = [];
  const elements: Record<string, object> = {
    passkey: { getAttribute: () => '/oidc/log-in', elements: {} },
    'passkey-button': {
      hidden: true,
      addEventListener: (_: string, listener: () => Promise<void>) => listeners.push(listener),
    },
    'passkey-failed': { hidden: true },
    facts: { textContent: '{"mode":"get"}' },
  };
  vi.stubGlobal('document', {
    getElementById: (id: string) => elements[id] ?? null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('PublicKeyCredential', {
    parseRequestOptionsFromJSON: (options: unknown) => options,
    isConditionalMediationAvailable: async () => true,
  });
  vi.stubGlobal('navigator', { credentials });
  vi.stubGlobal('fetch', async () => Response.json({ challenge: 'c' }));
  await import(/* @vite-ignore */ new URL('./passkeys.mjs', import.meta.url).href);
  const isFaultShown = () => (elements['passkey-failed'] as { hidden: boolean }).hidden === false;
  return { press: async () => await listeners[0]?.(), isFaultShown };
}

const refuses = async () => {
  throw new DOMException('This browser has no passkeys.', 'NotSupportedError');
};

test('An offer that the browser refuses by itself shows no fault; one that the traveller asked for does', async () => {
  const get = vi.fn(refuses);
  const page = await openLogIn({ get });
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(page.isFaultShown()).toBe(false);
  await page.press();
  expect(page.isFaultShown()).toBe(true);
});
