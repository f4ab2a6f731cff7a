import { SHEET_SIZE, type Stage } from '../stage.ts';
import { landUnder } from './curve.ts';
import { mix } from './mix.ts';

/** A dark edge over the lowest quarter: a bank that rises to one side, with grass along it. */
export function grassInFront({ sheet, inks, chance, fromLeft, mirror }: Stage, ink: string): void {
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      const edge = [-20, 950, 160, 990, 380, 1050, 700, 1082, 980, 1060, 1230, 1010];
      sheet.path(landUnder(edge, SHEET_SIZE + 10), ink);
      let blades = '';
      for (let i = 0; i < 46; i++) {
        const at = -10 + i * 27 + chance() * 16;
        const low = 1060 - Math.max(0, 400 - at) * 0.24 - Math.max(0, at - 900) * 0.14 + 30;
        const [tall, lean] = [50 + chance() * 60, (chance() - 0.5) * 50];
        blades += `M${Math.round(at)} ${Math.round(low)}q${Math.round(lean / 3)}-${Math.round(tall / 2)} ${Math.round(lean)}-${Math.round(tall)}q${Math.round(-lean / 4)} ${Math.round(tall / 2)} ${Math.round(16 - lean)} ${Math.round(tall)}z`;
      }
      sheet.path(blades, ink);
      sheet.path(
        landUnder([-20, 1100, 300, 1130, 700, 1160, 1230, 1110], SHEET_SIZE + 10),
        mix(ink, inks.shadow, 0.5),
      );
    },
    1,
  );
}

/** Dark leaves of a near shrub, which fill a lower corner and thin out towards the other one. */
export function leavesInFront({ sheet, inks, chance, fromLeft, mirror }: Stage): void {
  const dark = mix(inks.shadow, inks.near, 0.4);
  const leaf = (at: number, y: number, long: number, degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.round(Math.cos(turn) * long), Math.round(-Math.sin(turn) * long)];
    const [sx, sy] = [Math.round(-dy * 0.3), Math.round(dx * 0.3)];
    return `M${at} ${y}q${Math.round(dx / 2) + sx} ${Math.round(dy / 2) + sy} ${dx} ${dy} ${Math.round(-dx / 2) - sx} ${Math.round(-dy / 2) - sy} ${-dx} ${-dy}z`;
  };
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M-20 1210V1010Q60 980 120 1040T300 1120 560 1160 900 1172 1220 1150V1210z', dark);
      let back = '';
      let front = '';
      for (let i = 0; i < 9; i++) {
        const at = -20 + i * 62;
        const y = Math.min(1190, 1040 + i * 22);
        back += leaf(at, y, Math.round(170 - i * 12 + chance() * 40), 60 + chance() * 60);
        front += leaf(at + 24, y + 40, Math.round(150 - i * 10 + chance() * 40), 30 + chance() * 90);
      }
      for (let i = 0; i < 7; i++)
        back += leaf(560 + i * 104, 1186, Math.round(54 + chance() * 40), 40 + chance() * 100);
      sheet.path(back, dark);
      sheet.path(front, mix(dark, inks.near, 0.45));
    },
    1,
  );
}
