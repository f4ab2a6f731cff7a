import { listeningShop } from '../app/listening-shop.ts';
import type { TestBrowser } from '../app/test-browser.ts';

export const ada = { name: 'Ada Lovelace', email: 'ada@example.org', password: 'four boats at anchor' };

/** The whole server with browsers on its pages to log in, for all tests of the file that calls this. */
export function logInPages() {
  const shop = listeningShop();

  /** A browser on the page to log in. */
  async function begun(more = '') {
    const browser = shop.newBrowser();
    await browser.open(`/oauth/begin?to=/en${more}`);
    return browser;
  }

  /** A browser in which Ada has created her account and is logged in. */
  async function registered({ isVerified = true } = {}) {
    const browser = await begun();
    await browser.submit({ form: 'register', ...ada });
    if (isVerified) await shop.query('update accounts set email_verified_at = now()');
    return browser;
  }

  return { ...shop, begun, registered };
}

export const isLoggedIn = (browser: TestBrowser) => browser.address().hash === '#logged-in';

/** Removes what lets a browser log in without a proof. It still knows the accounts that were used in it. */
export function forgetLogIn({ cookies }: TestBrowser): void {
  for (const name of [...cookies.keys()]) if (!/known/.test(name)) cookies.delete(name);
}
