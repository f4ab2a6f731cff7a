import type { CheckoutField } from '../plan/field.ts';

/** What every control of a field is given. */
export type ControlProps = {
  field: CheckoutField;
  value: string;
  wiring: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
  onChange: (value: string) => void;
  onLeave: () => void;
};
