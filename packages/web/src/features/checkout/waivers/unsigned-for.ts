import type { Locale } from '@ashore/core/locale/locales.ts';
import { create } from 'zustand';
import { formValues, keepValue } from '../form/use-form.ts';
import type { Needs } from '../plan/needs.ts';
import { stepTable } from '../plan/step-table.ts';
import { isSigned, useWaiverStore } from './waiver-store.ts';

/** That the server has found a signature missing: the step that asks for it says so as soon as it is there. */
export const useUnsigned = create<{ readonly isFound: boolean }>(() => ({ isFound: false }));

const waiverOf = /\bparticipants\.\d+\.waiver$/;

export function isWaiverField(field: string): boolean {
  return waiverOf.test(field);
}

/**
 * A checkout was refused because somebody has not signed. Whatever the form remembers, who has signed is asked anew, and
 * who has not signs again: the way leads back to that step by itself. False where by the server’s other word all have.
 */
export async function findUnsigned(needs: Needs, cartId: string, locale: Locale): Promise<boolean> {
  await useWaiverStore.getState().load(cartId, locale);
  if (useWaiverStore.getState().state !== 'loaded') return false;
  const fields = stepTable.questions.groups(needs, formValues()).flatMap((group) => group.fields);
  const unsigned = fields.filter(({ waiver }) => waiver && !isSigned(waiver));
  if (unsigned.length === 0) return false;
  useUnsigned.setState({ isFound: true });
  for (const { name } of unsigned) keepValue(name, '');
  return true;
}
