import { randomBytes } from 'node:crypto';

// Without I, L, O and U, which are mistaken for others or make words.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What people read out: eight letters and figures, of a million million there are. */
export function newOrderNumber(): string {
  return signsOf(8);
}

/** People write O for 0 and I or L for 1: our numbers have neither letter. */
export function orderNumberAsWritten(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** What a scanner reads at the quay: eighty bits, which nobody guesses. */
export function newTicketCode(): string {
  return signsOf(16);
}

function signsOf(length: number): string {
  return Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('');
}
