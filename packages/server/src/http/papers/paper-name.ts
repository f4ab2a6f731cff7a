export type PaperName =
  | { readonly kind: 'ticket' }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'waiver' }
  | { readonly kind: 'manifest' }
  | { readonly kind: 'invoice'; readonly number: string };

type Asked = { readonly accessKey: string; readonly name: PaperName };

const address = /^\/papers\/([A-Za-z0-9_-]{43})\/(?:(ticket)\.pdf|(trip)\.ics|invoice-(\d{4}-\d{6,9})\.pdf)$/;

const keyedAlone = /^\/papers\/(waiver|manifest)\/([A-Za-z0-9_-]{43})\.pdf$/;

/**
 * Which paper of which booking an address means; or what one of its travellers has signed, or the list of all who come to a
 * departure: those have keys of their own.
 */
export function readPaperName(path: string): Asked | undefined {
  const [, alone, secret] = keyedAlone.exec(path) ?? [];
  if (secret) return { accessKey: secret, name: { kind: alone === 'waiver' ? 'waiver' : 'manifest' } };
  const [, accessKey, ticket, calendar, number] = address.exec(path) ?? [];
  if (!accessKey) return undefined;
  if (ticket) return { accessKey, name: { kind: 'ticket' } };
  if (calendar) return { accessKey, name: { kind: 'calendar' } };
  return { accessKey, name: { kind: 'invoice', number: number ?? '' } };
}
