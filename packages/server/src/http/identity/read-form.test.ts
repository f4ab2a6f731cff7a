import { expect, test } from 'vitest';
import { answering } from '../../../test-support/http/request-response.ts';
import { readForm } from './read-form.ts';

const publicUrl = 'https://www.example.org';

type Sent = { readonly body: string; readonly origin?: string };

/** Sends a form. What was read of it is in the answer; a refusal has a status of its own. */
async function send({ body, origin }: Sent) {
  const { url } = await answering(async (exchange) => {
    const form = await readForm(exchange, publicUrl);
    if (form) exchange.response.end(JSON.stringify(Object.fromEntries(form)));
  });
  const answer = await fetch(url, { method: 'POST', body, headers: origin === undefined ? {} : { origin } });
  const isOpen = answer.headers.get('connection') !== 'close';
  return { status: answer.status, isOpen, form: answer.ok ? await answer.json() : undefined };
}

test.each([undefined, publicUrl])('A form is read from the origin %s', async (origin) => {
  const sent = { body: 'form=log-in&email=ada%40example.org', ...(origin !== undefined && { origin }) };
  expect(await send(sent)).toEqual({
    status: 200,
    isOpen: true,
    form: { form: 'log-in', email: 'ada@example.org' },
  });
});

test.each(['https://evil.example', 'null', 'https://www.example.org.evil.example', ''])(
  'A form from the origin “%s” is forbidden, and the connection ends',
  async (origin) => {
    expect(await send({ body: 'form=log-in', origin })).toMatchObject({ status: 403, isOpen: false });
  },
);

test('A form has at most sixteen kilobytes', async () => {
  const bodyOf = (bytes: number) => `a=${'x'.repeat(bytes - 2)}`;
  expect((await send({ body: bodyOf(16 * 1024) })).status).toBe(200);
  expect(await send({ body: bodyOf(16 * 1024 + 1) })).toMatchObject({ status: 413, isOpen: false });
});

test.each(['name=%00', '%00=name'])(
  'A form with a text that cannot be stored is refused: %s',
  async (body) => {
    expect((await send({ body })).status).toBe(400);
  },
);
