import type { PaletteName } from './palettes.ts';

/** Palettes of a place in each climate. They take turns. */
export const climates = {
  mediterranean: ['mediterraneanNoon', 'mediterraneanGolden', 'azureMorning', 'roseEvening', 'lagoonDawn'],
  atlantic: ['atlanticGolden', 'mediterraneanNoon', 'azureMorning', 'roseEvening', 'clearNoon'],
  northern: ['nordicDawn', 'clearNoon', 'fogDawn', 'nordicDusk', 'alpineNoon'],
  central: ['clearNoon', 'atlanticGolden', 'alpineNoon', 'roseEvening', 'fogDawn'],
  alpine: ['alpineNoon', 'nordicDawn', 'mountainMist', 'atlanticGolden', 'clearNoon'],
  desert: ['desertGolden', 'azureMorning', 'mediterraneanGolden', 'mountainMist', 'roseEvening'],
  eastAsian: ['eastAsianDawn', 'jadeMorning', 'lagoonDawn', 'alpineNoon', 'mountainMist'],
  tropical: ['tropicalNoon', 'tropicalGolden', 'azureMorning', 'reef', 'roseEvening'],
  highland: ['mountainMist', 'alpineNoon', 'desertGolden', 'clearNoon', 'atlanticGolden'],
} as const satisfies Record<string, readonly PaletteName[]>;

export type Climate = keyof typeof climates;

/** Scenes with their own light, regardless of the climate. */
export const sceneLight: Readonly<Record<string, readonly PaletteName[]>> = {
  'night-skyline': ['urbanNight', 'nordicDusk', 'mediterraneanDusk'],
  'quay-at-dusk': ['mediterraneanDusk', 'nordicDusk'],
  stage: ['mediterraneanDusk', 'urbanNight', 'nordicDusk'],
  reef: ['reef', 'tropicalNoon'],
  desert: ['desertGolden', 'mediterraneanGolden', 'lagoonDawn'],
  'night-sky': ['nordicDusk', 'urbanNight', 'mediterraneanDusk'],
  'snow-plain': ['nordicDawn', 'nordicDusk', 'lagoonDawn'],
  glacier: ['alpineNoon', 'nordicDawn', 'mountainMist'],
};
