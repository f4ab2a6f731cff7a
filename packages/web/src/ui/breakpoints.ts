/** The widths at which the layout changes. tokens.css gives Tailwind the same numbers; a test holds the two together. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1536 } as const;

export type DeviceClass = 'phone' | 'tablet' | 'small' | 'laptop' | 'desktop';

/** Each class with the width it begins at, widest first. Both widths below md are a phone, upright or across. */
export const DEVICE_CLASSES: readonly (readonly [DeviceClass, number])[] = [
  ['desktop', BREAKPOINTS.xxl],
  ['laptop', BREAKPOINTS.xl],
  ['small', BREAKPOINTS.lg],
  ['tablet', BREAKPOINTS.md],
  ['phone', 0],
];

export function deviceClass(width: number): DeviceClass {
  return DEVICE_CLASSES.find(([, from]) => width >= from)?.[0] ?? 'phone';
}
