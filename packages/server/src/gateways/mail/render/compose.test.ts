import { expect, test } from 'vitest';
import { testBrand } from '../../../../test-support/mail/brand.ts';
import { readMime } from '../../../../test-support/mail/read-mime.ts';
import { smtpSink } from '../../../../test-support/mail/smtp-sink.ts';
import type { WrittenMail } from '../outbox.ts';
import { createSmtpGateway } from '../smtp.ts';
import { compose } from './compose.ts';

const mailWith = (more: Partial<WrittenMail> = {}): WrittenMail => ({
  key: 'booking/1',
  to: 'mara@example.org',
  locale: 'en',
  subject: 'Hello',
  body: { title: 'Hello', paragraphs: ['Some words.'] },
  sentAt: null,
  ...more,
});

test('An email has one permanent Message-ID of our own domain that does not reveal its key; another key has another', () => {
  const { messageId } = compose(mailWith(), testBrand);
  expect(messageId).toMatch(/^<[\w-]{32}@ashore\.example>$/);
  expect(compose(mailWith({ subject: 'Changed' }), testBrand).messageId).toBe(messageId);
  expect(compose(mailWith({ key: 'booking/2' }), testBrand).messageId).not.toBe(messageId);
  expect(compose(mailWith(), { ...testBrand, publicUrl: 'https://other.example' }).messageId).not.toBe(
    messageId,
  );
});

test('Emails request no automatic reply, and only those that may be refused name an address to unsubscribe', () => {
  const { headers } = compose(mailWith(), testBrand);
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en' });
  expect(headers).not.toHaveProperty('List-Unsubscribe');
  const newsletter = compose(
    mailWith({ unsubscribeUrl: 'https://www.example.org/unsubscribe/en/x' }),
    testBrand,
  );
  expect(newsletter.headers).toMatchObject({
    'List-Unsubscribe': '<https://www.example.org/unsubscribe/en/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [newsletter.text, newsletter.html]) expect(part).toContain('/unsubscribe/en/x');
});

test('Both parts contain the same: title, paragraphs, facts, action, links and who is responsible', () => {
  const { text, html } = compose(
    mailWith({
      body: {
        title: 'Your booking',
        paragraphs: ['First.', 'Second.'],
        facts: [['Date', '3 May']],
        action: { label: 'See it', url: 'https://www.example.org/en/bookings/1' },
        links: [{ label: 'Your ticket', url: 'https://www.example.org/ticket.pdf' }],
        small: ['Small print.'],
      },
    }),
    testBrand,
  );
  for (const part of [text, html])
    for (const words of [
      'Your booking',
      'First.',
      'Second.',
      'Date',
      '3 May',
      'See it',
      '/en/bookings/1',
      'Your ticket',
      '/ticket.pdf',
      'Small print.',
      'Musterkai',
    ])
      expect(part).toContain(words);
});

test('Nothing is loaded from elsewhere, nothing runs, and no style is unknown to mail programs', () => {
  const { html } = compose(mailWith(), testBrand);
  expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object|svg)\b|url\(|@import|var\(|light-dark\(/i);
  expect(html).toMatch(/<html lang="en">/);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
});

test('Data for mail programs cannot end its block and cannot run', () => {
  const evil = '</script><script>alert(1)</script>';
  const { html } = compose(
    mailWith({ body: { title: 'T', paragraphs: ['P.'], data: { '@type': 'EventReservation', name: evil } } }),
    testBrand,
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@type': 'EventReservation', name: evil });
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('Text that users wrote stays text in the page', () => {
  const evil = `"><img src=x onerror=alert(1)></title></style><script>alert(1)</script>&amp;`;
  const { html, text } = compose(
    mailWith({
      subject: evil,
      body: {
        title: evil,
        paragraphs: [evil],
        facts: [[evil, evil]],
        action: { label: evil, url: `https://www.example.org/?q=${evil}` },
        small: [evil],
      },
    }),
    testBrand,
  );
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
  expect(text).toContain(evil);
});

const lineBreaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\n ',
  '\n\t',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '\0',
  '%0d%0a',
  '=0D=0A',
  '\r\n\r\n',
];

test.each(lineBreaks)('No header can be smuggled in by a subject, a name or an address: %j', async (end) => {
  const sink = await smtpSink();
  const gateway = createSmtpGateway({ url: sink.url, connections: 1 });
  const smuggled = `Hi${end}Bcc: victim@example.org${end}X-Evil: 1${end}${end}<script>`;
  const message = compose(mailWith({ subject: smuggled, replyTo: 'li@example.cn' }), {
    ...testBrand,
    from: { name: smuggled, address: 'hello@ashore.example' },
  });
  // Bypasses the earlier address checks: the gateway itself must not let these addresses through either.
  const worse = { ...message, replyTo: `li@example.cn${end}Bcc: victim@example.org` };
  for (const one of [message, worse]) await gateway.deliver(one, new AbortController().signal);
  gateway.close();
  expect(sink.messages.length).toBeGreaterThan(0);
  for (const raw of sink.messages) {
    const { headers } = readMime(raw);
    expect([...headers.keys()].filter((name) => /bcc|x-evil/.test(name))).toEqual([]);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|x-evil):/im);
  }
  expect(sink.commands.filter((line) => line.startsWith('RCPT TO'))).not.toContain(
    'RCPT TO:<victim@example.org>',
  );
});

test('In Chinese, labels have full-width colons and Latin names stand apart', () => {
  const { subject, text, html } = compose(
    mailWith({
      locale: 'zh-Hans',
      subject: '已为Mara预订',
      body: {
        title: '预订成功',
        paragraphs: ['Cais Sail已收到您的预订。'],
        facts: [['订单号', 'ABCD2345']],
        links: [{ label: '电子票（PDF）', url: 'https://www.example.org/票.pdf' }],
      },
    }),
    testBrand,
  );
  expect(subject).toBe('已为 Mara 预订');
  for (const part of [text, html]) expect(part).toContain('Cais Sail 已收到您的预订。');
  expect(text).toContain('订单号：ABCD2345');
  expect(text).toContain('电子票（PDF）：\nhttps://www.example.org/票.pdf');
});

test('In German a number and its noun stay on one line, and addresses are unchanged', () => {
  const { text, html } = compose(
    mailWith({
      locale: 'de',
      body: {
        title: 'Anfrage',
        paragraphs: ['Der Link ist 24 Stunden gültig.'],
        links: [{ label: 'Ansehen', url: 'https://www.example.org/de/bookings/1' }],
      },
    }),
    testBrand,
  );
  for (const part of [text, html]) expect(part).toContain('Der Link ist 24\u00A0Stunden gültig.');
  expect(text).toContain('Ansehen:\nhttps://www.example.org/de/bookings/1');
});
