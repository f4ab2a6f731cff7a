import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { identityTexts } from '../../../packages/server/src/http/identity/texts.ts';
import { expect, test } from '../../support/journey.ts';
import { newEmailAddress } from '../../support/new-email-address.ts';

const { logIn, register, field } = identityTexts.en;
const name = 'Ada Lovelace';

async function createAccount(page: Page): Promise<void> {
  await page.goto('/oauth/begin?to=/en/dashboard');
  await page.getByRole('link', { name: logIn.otherLink }).click();
  await page.getByLabel(field.name).fill(name);
  await page.getByLabel(field.email).fill(newEmailAddress('ada'));
  await page.getByLabel(field.password).fill('four boats at anchor');
  await page.getByRole('button', { name: register.button }).click();
  await expect(page.getByRole('main')).toContainText(name);
}

/** A page that makes calls of the shop in the browser of its visitor, in every way that needs no permission. */
function pageOfAnotherSite(shop: string): string {
  return `<!doctype html><title>Calling</title>
<form method="post" enctype="text/plain" target="form" action="${shop}/api/session/end"><input name="a" value="b"></form>
<iframe name="form"></iframe><img src="${shop}/oauth/begin?to=/en">
<a href="${shop}/oauth/begin?to=/en">Win a boat</a>
<script>
const shop = ${JSON.stringify(shop)};
const calls = [['POST', '/api/session/end'], ['POST', '/api/session/token'], ['DELETE', '/api/user/sessions'], ['POST', '/api/user/erasure']];
const ways = [{ mode: 'no-cors' }, { mode: 'cors' }, { mode: 'cors', headers: { 'content-type': 'application/json' }, body: '{}' }];
const sent = calls.flatMap(([method, path]) => ways.map((way) =>
  fetch(shop + path, { method, credentials: 'include', ...way }).then((answer) => answer.type === 'cors' ? path : '', () => '')));
const posted = new Promise((resolve) => frames.form.frameElement.addEventListener('load', () => resolve('')));
document.forms[0].submit();
Promise.all([...sent, posted]).then((read) => { document.title = 'Could read: ' + read.join(''); });
</script>`;
}

test('a page of another site neither logs a traveller out nor begins a log-in nor reads an answer @full', async ({
  page,
  complaints,
  baseURL,
}) => {
  // What the browser reports of the other page.
  complaints.allow(/CORS|status of 40[0-9]|ERR_|frame-ancestors|Content Security Policy|X-Frame/);
  const { origin } = new URL(baseURL ?? '');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(pageOfAnotherSite(origin));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await createAccount(page);
    // Another port is another origin of the same site, so the browser sends our cookies. A numeric host is another site.
    for (const host of ['localhost', '127.0.0.1']) {
      await page.goto(`http://${host}:${port}/`);
      await expect(page).toHaveTitle('Could read: ');
      // The page may show the name of the account before it knows that a session has ended, so the server is asked.
      const session = await page.request.post('/api/session/token', { headers: { origin } });
      expect([host, session.status()]).toEqual([host, 200]);
    }
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('link').click();
    await expect(page).toHaveURL('/en/login');
  } finally {
    server.close();
  }
});
