import type { Database } from '../../database/connect.ts';
import { listMailbox, readArrivedMail } from '../../gateways/mail/mailbox.ts';
import { sendError } from '../responses/errors.ts';
import { plainPageStyle } from '../responses/plain-page.ts';
import { dataHeaders, mailboxHeaders, mailContentHeaders } from '../responses/security-headers.ts';
import { pathOf, type RequestResponse } from '../server/request-response.ts';
import type { MailboxAccess } from './mailbox-access.ts';
import { listPage, mailPage } from './mailbox-pages.ts';

type ServeMailboxInput = {
  readonly database: Database;
  readonly access: MailboxAccess;
  readonly siteName: string;
  /** Returns the seconds until this client may try another token, or 0. */
  readonly takeCallToken: (exchange: RequestResponse) => number;
};

const mailsOnPage = 50;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ofMail = new RegExp(`^/mailbox/(${uuid})(/html|/text)?$`);
const isUuid = new RegExp(`^${uuid}$`);

/**
 * Shows the emails that the test system has sent, to those who run it. For all others the mailbox is not
 * found.
 */
export function createServeMailbox(input: ServeMailboxInput): (exchange: RequestResponse) => Promise<void> {
  const { database, access, siteName, takeCallToken } = input;
  const { pool } = database;

  return async (exchange) => {
    const path = pathOf(exchange);
    const query = new URLSearchParams(exchange.url.slice(path.length));
    const token = query.get('token');
    if (token !== null) {
      const seconds = takeCallToken(exchange);
      if (seconds > 0) return sendError(exchange, 'too_many_requests', { 'retry-after': String(seconds) });
    }
    const cookie = access.cookieFor(token ?? '');
    if (path === '/mailbox' && cookie) return enter(exchange, cookie);
    if (!access.mayRead(exchange)) return sendError(exchange, 'not_found');
    if (path === '/mailbox/mailbox.css') return sendStyle(exchange);
    if (path === '/mailbox') return showList(exchange, query.get('before'));
    const [, id, part] = ofMail.exec(path) ?? [];
    if (!id) return sendError(exchange, 'not_found');
    return showMail(exchange, id, part);
  };

  async function showList(exchange: RequestResponse, before: string | null): Promise<void> {
    const from = before !== null && isUuid.test(before) ? before : undefined;
    const lines = await listMailbox(pool, { most: mailsOnPage + 1, before: from });
    send(
      exchange,
      mailboxHeaders,
      'html',
      listPage(siteName, lines.slice(0, mailsOnPage), lines.length > mailsOnPage),
    );
  }

  async function showMail(exchange: RequestResponse, id: string, part: string | undefined): Promise<void> {
    const mail = await readArrivedMail(pool, id);
    if (!mail) return sendError(exchange, 'not_found');
    if (part !== '/html')
      return send(exchange, mailboxHeaders, 'html', mailPage(siteName, mail, part === '/text'));
    // A link in an email opens in a new window, because the frame that shows the email may not navigate.
    const html = mail.message.html.replace('<head>', '<head><base target="_blank">');
    return send(exchange, mailContentHeaders, 'html', html);
  }
}

function enter({ response, id }: RequestResponse, cookie: string): void {
  const headers = { ...dataHeaders, 'cache-control': 'no-store', 'x-request-id': id };
  response.writeHead(303, { ...headers, location: '/mailbox', 'set-cookie': cookie }).end();
}

async function sendStyle(exchange: RequestResponse): Promise<void> {
  send(exchange, dataHeaders, 'css', await plainPageStyle(new URL('./mailbox.css', import.meta.url)));
}

function send(
  { response, id }: RequestResponse,
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
