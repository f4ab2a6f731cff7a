import { expect, test } from 'vitest';
import { readDocumentName } from './document-name.ts';

const key = `${'aZ0_-'.repeat(8)}abc`;

test.each([
  [`/papers/${key}/ticket.pdf`, { kind: 'ticket' }],
  [`/papers/${key}/trip.ics`, { kind: 'calendar' }],
  [`/papers/${key}/invoice-2026-000001.pdf`, { kind: 'invoice', number: '2026-000001' }],
  [`/papers/${key}/credit-note-2026-000001.pdf`, { kind: 'invoice', number: '2026-000001' }],
  [`/papers/${key}/invoice-2026-123456789.pdf`, { kind: 'invoice', number: '2026-123456789' }],
  [`/papers/waiver/${key}.pdf`, { kind: 'waiver' }],
  [`/papers/manifest/${key}.pdf`, { kind: 'manifest' }],
])('The address %s names a document and its key', (path, name) => {
  expect(readDocumentName(path)).toEqual({ accessKey: key, name });
});

test.each([
  `/papers/${key}/manifest.pdf`,
  `/papers/${key}/waiver.pdf`,
  `/papers/ticket/${key}.pdf`,
  `/papers/${key}a/ticket.pdf`,
  `/papers/${key.slice(1)}/ticket.pdf`,
  `/papers/waiver/${key}a.pdf`,
  `/papers/manifest/${key.slice(1)}.pdf`,
  `/papers/${key}/ticket.pdf/more`,
  `/elsewhere/papers/${key}/ticket.pdf`,
  `/papers/${key}/ticket.ics`,
  `/papers/${key}/trip.pdf`,
  `/papers/${key}/creditnote-2026-000001.pdf`,
  `/papers/${key}/invoice-26-000001.pdf`,
  `/papers/${key}/invoice-2026-00001.pdf`,
  `/papers/${key}/invoice-2026-1234567890.pdf`,
  `/papers/${key.slice(0, -1)}%/ticket.pdf`,
  '/papers',
])('The address %s names no document', (path) => {
  expect(readDocumentName(path)).toBeUndefined();
});
