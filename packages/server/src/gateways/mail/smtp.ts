import type { NodemailerError, SMTPPoolOptions } from 'nodemailer';
import { refuseInsideTransaction } from '../../database/transaction.ts';
import type { Delivery, MailGateway, MailMessage } from './port.ts';

export type SmtpOptions = {
  /** smtps://user:password@host:465 or smtp://host:587. */
  readonly url: string;
  readonly connections: number;
};

type Sender = {
  sendMail(mail: object): Promise<unknown>;
  close(): void;
};

/** Delivers emails to a mail server. */
export function createSmtpGateway(options: SmtpOptions): MailGateway {
  let opened: Promise<Sender> | undefined;
  return {
    async deliver(message, signal) {
      refuseInsideTransaction('An email was sent');
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

/** Loaded with the first email: a server that starts has nothing to send yet. */
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
    // Without it, an attacker in between could keep the two sides from encrypting and read the password.
    requireTLS: !secure && needsTls !== 'false',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: connections,
    // Our own queue retries, because it survives a crash.
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
  { messageId, from, to, replyTo, subject, headers, text, html }: MailMessage,
  signal: AbortSignal,
) {
  const envelope = { from: from.address, to: [to] };
  return { messageId, envelope, from, to, replyTo, subject, headers, text, html, signal };
}

/**
 * Only an answer about this reader or this content is final. Everything else concerns the way there, and may
 * be repaired. Examples are no connection, a wrong password, or a sender that is not allowed yet.
 */
function answerOf({ responseCode = 0, command = '', message }: NodemailerError): Delivery {
  const reason = withoutAddresses(message);
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return { end: responseCode >= 500 && isAboutMail ? 'never' : 'later', reason };
}

/** Mail servers often repeat addresses that they do not know, and a reason is logged and stored. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)');
}
