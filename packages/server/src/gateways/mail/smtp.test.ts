import { expect, test } from 'vitest';
import { smtpSink } from '../../../test-support/mail/smtp-sink.ts';
import type { MailMessage } from './port.ts';
import { createSmtpGateway, poolOptions } from './smtp.ts';

const message: MailMessage = {
  messageId: '<1@ashore.example>',
  from: { name: 'Ashore', address: 'hello@ashore.example' },
  to: 'mara@example.org',
  replyTo: undefined,
  subject: 'Hello',
  headers: {},
  text: 'Hello',
  html: '<p>Hello</p>',
};

const neverAborted = new AbortController().signal;

async function deliverTo(reply: Parameters<typeof Object.assign>[1]['reply']) {
  const sink = await smtpSink();
  sink.reply = reply;
  const gateway = createSmtpGateway({ url: sink.url, connections: 1 });
  const delivery = await gateway.deliver(message, neverAborted);
  gateway.close();
  return { delivery, sink };
}

test.each([
  ['RCPT TO', '550 5.1.1 <mara@example.org> unknown here', 'never'],
  ['RCPT TO', '450 4.2.0 mailbox busy', 'later'],
  ['RCPT TO', '421 too many', 'later'],
  ['message', '554 5.7.1 looks like spam', 'never'],
  ['message', '451 try again', 'later'],
  ['message', 'hang-up', 'later'],
  ['MAIL FROM', '553 5.7.1 sender not allowed yet', 'later'],
  ['greeting', '554 no service', 'later'],
  ['greeting', 'hang-up', 'later'],
  ['EHLO', 'hang-up', 'later'],
])('Only a refusal of the reader or the content is final: %s, %s: %s', async (at, reply, end) => {
  const { delivery, sink } = await deliverTo((command: string) =>
    command.toUpperCase().startsWith(at.toUpperCase()) ? reply : undefined,
  );
  expect(delivery.end).toBe(end);
  expect(sink.messages).toEqual([]);
  expect(JSON.stringify(delivery)).not.toContain('mara@');
});

test('An email to an unreachable mail server is tried again later', async () => {
  const sink = await smtpSink();
  await sink.close();
  const gateway = createSmtpGateway({ url: sink.url, connections: 1 });
  expect(await gateway.deliver(message, neverAborted)).toMatchObject({ end: 'later' });
  gateway.close();
});

test('A mail server that does not answer in time counts as a failure', async () => {
  const sink = await smtpSink();
  sink.reply = (command) => (command === 'message' ? 'silence' : undefined);
  const gateway = createSmtpGateway({ url: sink.url, connections: 1 });
  const timeUp = new AbortController();
  sink.onMessage = () => timeUp.abort();
  await expect(gateway.deliver(message, timeUp.signal)).rejects.toThrow();
  gateway.close();
});

test('After a failure the same gateway delivers the next email', async () => {
  const sink = await smtpSink();
  sink.reply = (command) => (command === 'message' ? 'hang-up' : undefined);
  const gateway = createSmtpGateway({ url: sink.url, connections: 1 });
  expect(await gateway.deliver(message, neverAborted)).toMatchObject({ end: 'later' });
  // The gateway does not retry by itself: our own queue survives a crash and decides when.
  expect(sink.commands.filter((command) => command === 'DATA')).toHaveLength(1);
  sink.reply = () => undefined;
  expect(await gateway.deliver(message, neverAborted)).toEqual({ end: 'done' });
  expect(sink.messages).toHaveLength(1);
  gateway.close();
});

test('A password never travels unencrypted to another machine, unless the settings ask for it', () => {
  const options = (url: string) => poolOptions({ url, connections: 1 });
  expect(options('smtps://me:p%40ss@mail.example.org')).toMatchObject({
    secure: true,
    port: 465,
    auth: { user: 'me', pass: 'p@ss' },
  });
  expect(options('smtp://me:word@mail.example.org')).toMatchObject({ requireTLS: true, port: 587 });
  expect(options('smtp://me:word@mail.example.org:25?requireTLS=false')).toMatchObject({
    requireTLS: false,
    port: 25,
  });
  expect(options('smtp://relay.internal:25')).toMatchObject({ requireTLS: false });
  expect(options('smtp://me:word@[::1]:25')).toMatchObject({ requireTLS: false, host: '::1' });
  expect(options('smtp://relay.internal?requireTLS=true')).toMatchObject({ requireTLS: true });
});
