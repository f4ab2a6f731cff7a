/** Inks by their role, from the top of the sky to the deepest shadow. */
export type Inks = Readonly<
  Record<
    'skyTop' | 'skyLow' | 'sun' | 'far' | 'mid' | 'near' | 'ground' | 'water' | 'light' | 'accent' | 'shadow',
    string
  >
>;

const roles = [
  'skyTop',
  'skyLow',
  'sun',
  'far',
  'mid',
  'near',
  'ground',
  'water',
  'light',
  'accent',
  'shadow',
] as const;

function inks(line: string): Inks {
  const colours = line.split(' ');
  return Object.fromEntries(roles.map((role, at) => [role, `#${colours[at]}`])) as Inks;
}

/** Palettes by climate and time of day. */
export const palettes = {
  mediterraneanNoon: inks('2b8ab0 cfe6da fff4d4 9cc3c4 5d9aa3 3d7a5e e8c48a 1a7c98 fdf4e0 e0533a 163d55'),
  mediterraneanGolden: inks('eb9a55 fde4b4 fff6dc dd9a74 a9605a 5f3a4e eab06a 3c8a8c ffedc8 d6402e 35203c'),
  mediterraneanDusk: inks('2a3163 f39a78 ffe0a0 7a6592 4d4676 2c2b55 8f5f70 43568a ffe0b4 ff6a48 16173a'),
  lagoonDawn: inks('e79f86 fbe6c6 fff3d2 d9a89c b9777a 7c4a63 f0c9a0 6fa9ae fff3df d5432f 35264c'),
  atlanticGolden: inks('f0b45e fdebc2 fff8e2 d8a58c a4727a 5b4a68 e4b98a 4a8fa3 fff2d4 dd4a30 2b2a4a'),
  nordicDawn: inks('7eb1bd f8dfc6 fdf6e4 a3bfc1 628f97 2c5a64 4c7763 5f9ea6 fef6e6 c8412d 133541'),
  nordicDusk: inks('23395d f4b59a ffc46e 5c7591 3d5a79 213b59 2c4a55 3a658a ffe6bd e8503a 0d1f38'),
  alpineNoon: inks('3b82b8 dbebe6 fff8e0 a3c4d3 5f92b4 2f6454 8fae60 45949f fffaf0 e3562d 1a3954'),
  tropicalNoon: inks('16a0ae dcf1da fff5cc 78bdac 34947f 14624f f5dca8 0f9faa fff9e6 f1603c 093e4a'),
  tropicalGolden: inks('f4a261 fbe7b7 fff5cf d8a27c 4d8a86 1d6257 f3d3a0 2c9aa0 fff3d6 e8503a 0f3b46'),
  reef: inks('5cc4c4 e6f5dc fff6cf 2aa3b0 15849c 0a5c7c f3d9a4 1597ad fff8e2 ff6b45 063455'),
  desertGolden: inks('5aa2a2 fce8c2 fffaea e6b783 d28350 a5503b efba70 5fa3a3 ffecc4 18757f 572a36'),
  eastAsianDawn: inks('d9c3b4 fbeedb e2513b b9bac8 8290ab 3b4c6e 66796c a6c0c4 fff8ec d4382d 222a48'),
  mountainMist: inks('8dc0b6 fbecd2 fff8e2 b5c4b0 6f9a8c 2f6259 d9b48a 7fb5ac fff6e6 e0604a 173f45'),
  fogDawn: inks('d8b79a fbeeda fff8e8 b9b3ae 7b9096 23505a 3c6157 7aa3a8 fff6e4 d8452b 12303c'),
  azureMorning: inks('5fb0c4 f4ead0 fff6dc a8c4bc 6f9a9c 3f6f62 ecc998 2a8aa0 fff4dc e0533a 1d3f55'),
  roseEvening: inks('cf8a90 fad6b4 fff2d4 d3a8ac 8f6c86 54456a dcab8e 7088a6 fff0d8 de4430 2c2748'),
  jadeMorning: inks('8fc0ae f4efd2 fff8e0 b4cdb4 7ba592 33665a d9c08c 79b0a8 fff8e6 d8452b 173f42'),
  clearNoon: inks('4f9ccc e4efe8 fff8e0 a8c8d4 6f9cb0 34605f c4bf88 3f8ea6 fffaf0 e2502f 17364f'),
  urbanNight: inks('0b1a3a 2f6a92 f8ebc6 2d567c 1d3f65 11294b 17345a 1b4a70 ffd27c ff6b4c 071329'),
} as const satisfies Record<string, Inks>;

export type PaletteName = keyof typeof palettes;
