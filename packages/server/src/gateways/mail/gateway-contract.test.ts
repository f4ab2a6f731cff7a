import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { testBrand } from '../../../test-support/mail/brand.ts';
import { readMime } from '../../../test-support/mail/read-mime.ts';
import { smtpSink } from '../../../test-support/mail/smtp-sink.ts';
import { transaction } from '../../database/transaction.ts';
import { createMailboxGateway } from './mailbox.ts';
import type { MailGateway, MailMessage } from './port.ts';
import { compose } from './render/compose.ts';
import { createSmtpGateway } from './smtp.ts';

type Arrived = Pick<MailMessage, 'messageId' | 'to' | 'replyTo' | 'subject' | 'headers' | 'text' | 'html'>;
type GatewayUnderTest = { gateway: MailGateway; arrived(): Promise<Arrived[]> };

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.drop());

async function mailboxPlace(): Promise<GatewayUnderTest> {
  await database.database.pool.query('delete from mailbox');
  return {
    gateway: createMailboxGateway(database.database),
    async arrived() {
      const { rows } = await database.database.pool.query('select message from mailbox order by arrived_at');
      return rows.map(({ message }) => message);
    },
  };
}

async function smtpPlace(): Promise<GatewayUnderTest> {
  const sink = await smtpSink();
  return {
    gateway: createSmtpGateway({ url: sink.url, connections: 2 }),
    // A reader's mail program shows the same Message-ID once.
    arrived: async () => [...new Map(sink.messages.map((raw) => [idOf(raw), arrivedFrom(raw)])).values()],
  };
}

const idOf = (raw: string) => readMime(raw).headers.get('message-id');

function arrivedFrom(raw: string): Arrived {
  const { headers, text, html } = readMime(raw);
  const get = (name: string) => headers.get(name.toLowerCase()) ?? '';
  const names = ['Content-Language', 'Auto-Submitted', 'X-Auto-Response-Suppress', 'List-Unsubscribe'];
  return {
    messageId: get('message-id'),
    to: get('to'),
    replyTo: headers.get('reply-to'),
    subject: get('subject'),
    headers: Object.fromEntries([...names, 'List-Unsubscribe-Post'].map((name) => [name, get(name)])),
    text,
    html,
  };
}

const message = compose(
  {
    key: 'contract/1',
    to: 'mara+list@example.org',
    replyTo: 'li.wei@example.cn',
    unsubscribeUrl: 'https://www.example.org/unsubscribe/abc',
    locale: 'zh-Hans',
    subject: '请确认订阅：Ashore 每月来信，一封一个港口，随时可以退订，感谢您的关注与支持',
    body: {
      title: '请确认您的订阅',
      paragraphs: ['您好！', `.\n${'很长'.repeat(700)}`],
      facts: [['邮箱', 'mara@example.org']],
      action: { label: '确认订阅', url: 'https://www.example.org/zh-Hans/newsletter/confirm?token=a&b=c' },
    },
    sentAt: null,
  },
  testBrand,
);

const neverAborted = new AbortController().signal;

describe.each([
  ['the mailbox', mailboxPlace],
  ['a mail server', smtpPlace],
])('%s', (_, open) => {
  test('A delivered email is complete: addresses, subject, headers, and both parts in any script', async () => {
    const { gateway, arrived } = await open();
    expect(await gateway.deliver(message, neverAborted)).toEqual({ end: 'done' });
    const [only, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      messageId: message.messageId,
      to: message.to,
      replyTo: message.replyTo,
      subject: message.subject,
      headers: message.headers,
    });
    expect(only?.text.trim()).toBe(message.text.trim());
    expect(only?.html.trim()).toBe(message.html.trim());
    gateway.close();
  });

  test('An email that is delivered twice is one email to its reader', async () => {
    const { gateway, arrived } = await open();
    await gateway.deliver(message, neverAborted);
    await gateway.deliver(message, neverAborted);
    expect(await arrived()).toHaveLength(1);
    gateway.close();
  });

  test('Fifty emails at once all arrive', async () => {
    const { gateway, arrived } = await open();
    const numbered = Array.from({ length: 50 }, (_unused, n) => ({
      ...message,
      messageId: `<${n}@example.org>`,
    }));
    const ends = await Promise.all(numbered.map((one) => gateway.deliver(one, neverAborted)));
    expect(ends.every(({ end }) => end === 'done')).toBe(true);
    expect(await arrived()).toHaveLength(50);
    gateway.close();
  });

  test('Nothing is delivered inside a transaction, because it could not be rolled back', async () => {
    const { gateway, arrived } = await open();
    await expect(
      transaction(database.database, () => gateway.deliver(message, neverAborted)),
    ).rejects.toThrow('An email was sent inside a transaction: enqueue a job instead.');
    expect(await arrived()).toEqual([]);
    gateway.close();
  });
});
