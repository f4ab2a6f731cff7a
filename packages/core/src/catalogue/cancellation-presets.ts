/** A refund of this percentage until so many hours before the departure. */
export type CancellationTier = { readonly hoursBefore: number; readonly refundPercent: number };

/** Whether travellers are refunded in full if they cancel early enough. */
export function hasFreeCancellation(tiers: readonly CancellationTier[]): boolean {
  return tiers.some(({ refundPercent }) => refundPercent === 100);
}

/**
 * The cancellation terms that a supplier can choose by name. The tiers of each preset begin with the longest notice. A
 * booking stores the tiers, not the name.
 */
export const cancellationPresets = {
  'free-24h': [{ hoursBefore: 24, refundPercent: 100 }],
  'free-48h': [{ hoursBefore: 48, refundPercent: 100 }],
  'free-72h': [{ hoursBefore: 72, refundPercent: 100 }],
  'tiered-7d': [
    { hoursBefore: 168, refundPercent: 100 },
    { hoursBefore: 48, refundPercent: 50 },
  ],
  none: [],
} as const satisfies Record<string, readonly CancellationTier[]>;

export type CancellationPresetName = keyof typeof cancellationPresets;

export const CANCELLATION_PRESET_NAMES = Object.keys(cancellationPresets) as [
  CancellationPresetName,
  ...CancellationPresetName[],
];
