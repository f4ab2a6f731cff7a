export type PaperName =
  | { readonly kind: 'ticket' }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'waiver' }
  | { readonly kind: 'invoice'; readonly number: string };

type Asked = { readonly accessKey: string; readonly name: PaperName };

const address = /^\/papers\/([A-Za-z0-9_-]{43})\/(?:(ticket)\.pdf|(trip)\.ics|invoice-(\d{4}-\d{6,9})\.pdf)$/;

const waiver = /^\/papers\/waiver\/([A-Za-z0-9_-]{43})\.pdf$/;

/** Which paper of which booking an address means, or what one of its travellers has signed: that has a key of its own. */
export function readPaperName(path: string): Asked | undefined {
  const [, secret] = waiver.exec(path) ?? [];
  if (secret) return { accessKey: secret, name: { kind: 'waiver' } };
  const [, accessKey, ticket, calendar, number] = address.exec(path) ?? [];
  if (!accessKey) return undefined;
  if (ticket) return { accessKey, name: { kind: 'ticket' } };
  if (calendar) return { accessKey, name: { kind: 'calendar' } };
  return { accessKey, name: { kind: 'invoice', number: number ?? '' } };
}
