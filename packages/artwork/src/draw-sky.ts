import { bands, rings } from './kit/bands.ts';
import { mix, steps } from './kit/mix.ts';
import { birds, cloud, cumulus } from './kit/sky-things.ts';
import { type Stage, side } from './stage.ts';

/** How the sky is lit. Neighbours in a list get different ones. */
export const skyKinds = ['half sun', 'high sun', 'cut sun', 'rings', 'rays', 'clouds', 'cumulus'] as const;
export type SkyKind = (typeof skyKinds)[number];

/** Everything above `to`: flat steps of ink, and one of seven lights. */
export function drawSky(stage: Stage, kind: SkyKind, to: number): void {
  const { sheet, inks, chance, x } = stage;
  const sunAt = x(330 + chance() * 200);
  sheet.rect(0, 0, side, to + 40, inks.skyLow);
  if (kind === 'rings') rings(sheet, sunAt, to, 1350, steps(inks.skyTop, inks.skyLow, 8));
  else if (kind === 'rays') rays(stage, sunAt, to);
  else bands(sheet, { from: 0, to: to + 40, inks: steps(inks.skyTop, inks.skyLow, 6), wave: 9 });
  if (kind === 'half sun' || kind === 'rings' || kind === 'rays') sheet.disc(sunAt, to, 104, inks.sun);
  if (kind === 'high sun') sheet.disc(x(860), 250, 66, inks.sun);
  if (kind === 'cut sun') sheet.disc(x(1150), 150, 146, inks.sun);
  if (kind === 'clouds' || kind === 'high sun') {
    cloud(sheet, x(300 + chance() * 160), 190 + chance() * 80, 300, mix(inks.skyLow, inks.light, 0.6));
    cloud(sheet, x(920), 330 + chance() * 60, 200, mix(inks.skyLow, inks.light, 0.4));
  }
  if (kind === 'cumulus') cumulus(sheet, x(820), to - 110, 380, mix(inks.skyLow, inks.light, 0.7));
  if (chance() < 0.4) {
    const [left, top] = [x(640 + chance() * 200), 330 + chance() * 80];
    birds(
      sheet,
      [
        [left, top, 17],
        [left + 50, top + 22, 13],
        [left - 34, top + 40, 11],
      ],
      inks.shadow,
      4,
    );
  }
}

function rays({ sheet, inks }: Stage, cx: number, cy: number): void {
  const count = 24;
  const ink = mix(inks.skyTop, inks.skyLow, 0.62);
  sheet.rect(0, 0, side, cy + 40, mix(inks.skyTop, inks.skyLow, 0.82));
  for (let i = 0; i < count; i += 2) {
    const [a, b] = [i, i + 1].map((step) => Math.PI + (step / count) * Math.PI);
    const at = (angle = 0) => [cx + Math.cos(angle) * 1500, cy + Math.sin(angle) * 1500] as const;
    sheet.poly([cx, cy, ...at(a), ...at(b)], ink);
  }
  rings(sheet, cx, cy, 300, steps(mix(inks.skyLow, inks.sun, 0.2), mix(inks.skyLow, inks.sun, 0.7), 3));
}
