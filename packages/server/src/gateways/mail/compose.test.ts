import { expect, test } from 'vitest';
import { testBrand } from './brand-for-tests.ts';
import { compose } from './compose.ts';
import type { WrittenMail } from './read-mail.ts';
import { readMime } from './read-mime-for-tests.ts';
import { createSmtp } from './smtp.ts';
import { smtpSink } from './smtp-sink-for-tests.ts';

const mail = (more: Partial<WrittenMail> = {}): WrittenMail => ({
  key: 'booking/1',
  to: 'mara@example.org',
  locale: 'en',
  subject: 'Hello',
  body: { title: 'Hello', paragraphs: ['Some words.'] },
  sentAt: null,
  ...more,
});

test('A mail has one Message-ID for ever, of our own domain, that does not tell its key; another key has another.', () => {
  const { messageId } = compose(mail(), testBrand);
  expect(messageId).toMatch(/^<[\w-]{32}@ashore\.example>$/);
  expect(compose(mail({ subject: 'Changed' }), testBrand).messageId).toBe(messageId);
  expect(compose(mail({ key: 'booking/2' }), testBrand).messageId).not.toBe(messageId);
  expect(compose(mail(), { ...testBrand, publicUrl: 'https://other.example' }).messageId).not.toBe(messageId);
});

test('Mails say that nobody need answer automatically; only those of a list say how to leave it.', () => {
  const { headers } = compose(mail(), testBrand);
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en' });
  expect(headers).not.toHaveProperty('List-Unsubscribe');
  const letter = compose(mail({ unsubscribeUrl: 'https://www.example.org/unsubscribe/en/x' }), testBrand);
  expect(letter.headers).toMatchObject({
    'List-Unsubscribe': '<https://www.example.org/unsubscribe/en/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [letter.text, letter.html]) expect(part).toContain('/unsubscribe/en/x');
});

test('Both parts say the same: title, paragraphs, facts, the way on, and who is responsible.', () => {
  const { text, html } = compose(
    mail({
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

test('Nothing is fetched from anywhere, nothing runs, and no style has a shape that mail programs do not know.', () => {
  const { html } = compose(mail(), testBrand);
  expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object|svg)\b|url\(|@import|var\(|light-dark\(/i);
  expect(html).toMatch(/<html lang="en">/);
  expect(html).toContain('max-width:600px');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
});

test('What programs read of a mail is data that cannot end and cannot run.', () => {
  const evil = '</script><script>alert(1)</script>';
  const { html } = compose(
    mail({ body: { title: 'T', paragraphs: ['P.'], data: { '@type': 'EventReservation', name: evil } } }),
    testBrand,
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@type': 'EventReservation', name: evil });
  expect(html.match(/<script/g)).toHaveLength(1);
});

test('What people wrote stays text in the page.', () => {
  const evil = `"><img src=x onerror=alert(1)></title></style><script>alert(1)</script>&amp;`;
  const { html, text } = compose(
    mail({
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

const breaks = [
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

test.each(breaks)('No header can be smuggled in by a subject, a name or an address: %j', async (end) => {
  const sink = await smtpSink();
  const gateway = createSmtp({ url: sink.url, connections: 1 });
  const smuggled = `Hi${end}Bcc: victim@example.org${end}X-Evil: 1${end}${end}<script>`;
  const message = compose(mail({ subject: smuggled, replyTo: 'li@example.cn' }), {
    ...testBrand,
    from: { name: smuggled, address: 'hello@ashore.example' },
  });
  // Past everything that checks addresses before: the gateway itself must not let them through either.
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
