import { useRootStore } from '../../../store/root-store.ts';
import type { FormValues } from '../plan/field.ts';

const nothing: FormValues = {};

/** What was typed into the checkout, here or in another tab. */
export function useFormValues(): FormValues {
  return useRootStore((state) => state.auth.formData) ?? nothing;
}

export function formValues(): FormValues {
  return useRootStore.getState().auth.formData ?? nothing;
}

export function keepValue(name: string, value: string): void {
  useRootStore.getState().keepForm({ [name]: value }, Date.now());
}
