import type { Database } from '../../database/connect-database.ts';
import { listMailbox, readArrivedMail } from '../../gateways/mail/read-mailbox.ts';
import { type Exchange, pathOf } from '../exchange.ts';
import { plainPageStyle } from '../plain-page-style.ts';
import { dataHeaders, mailboxHeaders, mailContentHeaders } from '../security-headers.ts';
import { sendError } from '../send-error.ts';
import type { MailboxAccess } from './mailbox-access.ts';
import { listPage, mailPage } from './mailbox-pages.ts';

type Input = {
  readonly database: Database;
  readonly access: MailboxAccess;
  readonly siteName: string;
};

const mailsOnPage = 50;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ofMail = new RegExp(`^/mailbox/(${uuid})(/html|/text)?$`);
const isUuid = new RegExp(`^${uuid}$`);

/** What the test system has written to people, for those who look after it. To everybody else it is not there. */
export function createServeMailbox(input: Input): (exchange: Exchange) => Promise<void> {
  const { database, access, siteName } = input;
  const { pool } = database;

  return async (exchange) => {
    const path = pathOf(exchange);
    const query = new URLSearchParams(exchange.url.slice(path.length));
    const cookie = access.cookieFor(query.get('token') ?? '');
    if (path === '/mailbox' && cookie) return enter(exchange, cookie);
    if (!access.mayRead(exchange)) return sendError(exchange, 'not_found');
    if (path === '/mailbox/mailbox.css') return sendStyle(exchange);
    if (path === '/mailbox') return showList(exchange, query.get('before'));
    const [, id, part] = ofMail.exec(path) ?? [];
    if (!id) return sendError(exchange, 'not_found');
    return showMail(exchange, id, part);
  };

  async function showList(exchange: Exchange, before: string | null): Promise<void> {
    const from = before !== null && isUuid.test(before) ? before : undefined;
    const lines = await listMailbox(pool, { most: mailsOnPage + 1, before: from });
    send(
      exchange,
      mailboxHeaders,
      'html',
      listPage(siteName, lines.slice(0, mailsOnPage), lines.length > mailsOnPage),
    );
  }

  async function showMail(exchange: Exchange, id: string, part: string | undefined): Promise<void> {
    const mail = await readArrivedMail(pool, id);
    if (!mail) return sendError(exchange, 'not_found');
    if (part !== '/html')
      return send(exchange, mailboxHeaders, 'html', mailPage(siteName, mail, part === '/text'));
    // A link in a mail opens beside it: the frame it is shown in may not become another page.
    const html = mail.message.html.replace('<head>', '<head><base target="_blank">');
    return send(exchange, mailContentHeaders, 'html', html);
  }
}

function enter({ response, id }: Exchange, cookie: string): void {
  const headers = { ...dataHeaders, 'cache-control': 'no-store', 'x-request-id': id };
  response.writeHead(303, { ...headers, location: '/mailbox', 'set-cookie': cookie }).end();
}

async function sendStyle(exchange: Exchange): Promise<void> {
  send(exchange, dataHeaders, 'css', await plainPageStyle(new URL('./mailbox.css', import.meta.url)));
}

function send(
  { response, id }: Exchange,
  headers: Readonly<Record<string, string>>,
  type: 'html' | 'css',
  text: string,
): void {
  response.writeHead(200, {
    ...headers,
    'content-type': `text/${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-request-id': id,
  });
  response.end(text);
}
