import type { ArrivedMail, MailboxLine } from '../../gateways/mail/mailbox.ts';
import { escapeHtml } from '../responses/plain-page.ts';

/** One page of the list of emails, newest first. */
export function listPage(siteName: string, lines: readonly MailboxLine[], hasMore: boolean): string {
  const rows = lines.map(
    ({ id, to, subject, arrivedAt }) =>
      `<li><a class="mail" href="/mailbox/${id}"><span class="subject">${escapeHtml(subject)}</span> <span class="quiet">${escapeHtml(to)}</span> ${timeOf(arrivedAt)}</a></li>`,
  );
  const last = lines.at(-1);
  return page(
    `Mailbox of ${siteName}`,
    `<header>
<h1>Mailbox</h1>
<p>Emails that ${escapeHtml(siteName)} has sent on this test system. None of these emails has left this machine.</p>
</header>
<main>
${rows.length > 0 ? `<ol class="mails">${rows.join('\n')}</ol>` : '<p class="quiet">No emails yet. Every email that the site sends appears here.</p>'}
${hasMore && last ? `<p><a class="older" href="/mailbox?before=${last.id}">Older emails</a></p>` : ''}
</main>`,
  );
}

/** One email below its envelope, as its reader sees it or as plain text. */
export function mailPage(siteName: string, { id, message, arrivedAt }: ArrivedMail, asText: boolean): string {
  const { subject, from, to, replyTo, messageId, headers, text } = message;
  const facts = [
    ['From', `${from.name} <${from.address}>`],
    ['To', to],
    ...(replyTo ? [['Reply to', replyTo]] : []),
    ['Message-ID', messageId],
    ...Object.entries(headers),
  ];
  const tab = (part: string, label: string, isHere: boolean) =>
    `<a class="tab" href="/mailbox/${id}${part}"${isHere ? ' aria-current="page"' : ''}>${label}</a>`;
  return page(
    `${subject} · Mailbox of ${siteName}`,
    `<header>
<p><a href="/mailbox">All emails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>${timeOf(arrivedAt)}</p>
</header>
<main>
<dl>${facts.map(([name = '', value = '']) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<nav class="tabs" aria-label="Parts of the email">${tab('', 'As a page', !asText)}${tab('/text', 'As text', asText)}</nav>
${
  asText
    ? `<pre>${escapeHtml(text)}</pre>`
    : `<iframe title="The email as its reader sees it" src="/mailbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
</main>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/mailbox/mailbox.css">
</head>
<body>
${body}
</body>
</html>
`;
}

function timeOf(instant: Date): string {
  const iso = instant.toISOString();
  return `<time class="quiet" datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`;
}
