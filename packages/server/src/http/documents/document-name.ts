export type DocumentName =
  | { readonly kind: 'ticket' }
  | { readonly kind: 'calendar' }
  | { readonly kind: 'waiver' }
  | { readonly kind: 'manifest' }
  | { readonly kind: 'invoice'; readonly number: string };

export type NamedDocument = { readonly accessKey: string; readonly name: DocumentName };

const address =
  /^\/papers\/([A-Za-z0-9_-]{43}|[0-9A-HJKMNP-TV-Z]{8})\/(?:(ticket)\.pdf|(trip)\.ics|(?:invoice|credit-note)-(\d{4}-\d{6,9})\.pdf)$/;

const keyedAlone = /^\/papers\/(waiver|manifest)\/([A-Za-z0-9_-]{43})\.pdf$/;

/**
 * Reads which document an address names. Waivers and manifests have their own keys; all other documents use
 * the key of the booking, or its order number for its account. Older links call credit notes invoices too.
 */
export function readDocumentName(path: string): NamedDocument | undefined {
  const [, alone, secret] = keyedAlone.exec(path) ?? [];
  if (secret) return { accessKey: secret, name: { kind: alone === 'waiver' ? 'waiver' : 'manifest' } };
  const [, accessKey, ticket, calendar, number] = address.exec(path) ?? [];
  if (!accessKey) return undefined;
  if (ticket) return { accessKey, name: { kind: 'ticket' } };
  if (calendar) return { accessKey, name: { kind: 'calendar' } };
  return { accessKey, name: { kind: 'invoice', number: number ?? '' } };
}
