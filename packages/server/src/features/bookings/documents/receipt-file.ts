/** The name of the file of an invoice or a credit note, as the last part of its address. */
export function receiptFile({
  kind,
  number,
}: {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
}): string {
  return `${kind === 'invoice' ? 'invoice' : 'credit-note'}-${number}.pdf`;
}
