import type { NodemailerError, SMTPPoolOptions } from 'nodemailer';
import { refuseInsideTransaction } from '../../database/inside-transaction.ts';
import type { Delivery, MailGateway, Message } from './port.ts';

export type SmtpOptions = {
  /** smtps://user:password@host:465 or smtp://host:587. */
  readonly url: string;
  readonly connections: number;
};

type Sender = {
  sendMail(mail: object): Promise<unknown>;
  close(): void;
};

/** Hands mails to a mail server. */
export function createSmtp(options: SmtpOptions): MailGateway {
  let opened: Promise<Sender> | undefined;
  return {
    async deliver(message, signal) {
      refuseInsideTransaction('A mail was sent');
      opened ??= open(options);
      const sender = await opened;
      try {
        await sender.sendMail(mailOf(message, signal));
        return { end: 'done' };
      } catch (error) {
        if (signal.aborted) throw error;
        return answerOf(error as NodemailerError);
      }
    },
    close: () => void opened?.then((sender) => sender.close()),
  };
}

/** Loaded with the first mail: a server that starts has nothing to send yet. */
async function open(options: SmtpOptions): Promise<Sender> {
  const { createTransport } = await import('nodemailer');
  return createTransport(poolOptions(options));
}

export function poolOptions({ url, connections }: SmtpOptions): SMTPPoolOptions & { pool: true } {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const needsTls = searchParams.get('requireTLS') ?? String(username !== '' && !isThisMachine(hostname));
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Without it somebody on the way could keep the two from encrypting, and read the password.
    requireTLS: !secure && needsTls !== 'false',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: connections,
    // Ours is the queue that survives.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function mailOf(
  { messageId, from, to, replyTo, subject, headers, text, html }: Message,
  signal: AbortSignal,
) {
  const envelope = { from: from.address, to: [to] };
  return { messageId, envelope, from, to, replyTo, subject, headers, text, html, signal };
}

/**
 * Only what is said about this reader or this content is final. Everything else (no connection, a wrong password, a
 * sender that is not allowed yet) is about the way there, and somebody may mend it.
 */
function answerOf({ responseCode = 0, command = '', message }: NodemailerError): Delivery {
  const reason = withoutAddresses(message);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return { end: responseCode >= 500 && isAboutMail ? 'never' : 'later', reason };
}

/** Servers like to repeat whom they do not know; a reason is logged and kept. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)');
}
