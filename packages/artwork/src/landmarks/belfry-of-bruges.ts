import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Bruges: a square brick tower in two storeys with corner turrets, an eight-sided lantern without a spire, the halls at its foot. */
export const belfryOfBruges: Landmark = {
  width: 72,
  draw(sheet, { body, shade, light, accent }) {
    const brick = mix(body, '#c98a56', 0.65);
    const [lit, dim] = [mix(brick, light, 0.3), mix(brick, shade, 0.5)];
    const turret = (x: number, foot: number, top: number, ink: string) =>
      sheet.path(`M${x - 1.5} ${foot}V${top + 6}L${x} ${top}l1.5 6V${foot}z`, ink);
    sheet.path('M-34-20L-28-34H28L34-20z', mix(body, shade, 0.5));
    sheet.path('M-36 0V-22H36V0z', brick);
    sheet.path('M20 0V-22H36V0z', dim);
    sheet.path('M-36 0V-22H-24V0z', lit);
    let crest = '';
    for (let x = -36; x < 36; x += 4) crest += `M${x}-21v-3h2v3z`;
    sheet.path(crest, brick);
    sheet.path('M-11 0V-44H11V0z', brick);
    sheet.path('M-11 0V-44H-6V0zM-9-45V-64H-5V-45z', lit);
    sheet.path('M-9-45V-64H4V-45z', brick);
    sheet.path('M-9-45V-64H-5V-45z', lit);
    sheet.path('M4 0V-44H11V0zM4-45V-64H9V-45z', dim);
    sheet.path('M-12-44V-47H12V-44z', lit);
    for (const x of [-10.5, 10.5]) turret(x, -43, -58, x < 0 ? lit : dim);
    for (const x of [-8.5, 8.5]) turret(x, -63, -76, x < 0 ? lit : dim);
    sheet.path('M-10-64V-66H10V-64z', lit);
    sheet.path('M-6-66V-95H6V-66z', brick);
    sheet.path('M-6-66V-95H-3V-66z', lit);
    sheet.path('M2.5-66V-95H6V-66z', dim);
    sheet.path(
      'M-7-94V-96H7V-94zM-7-96l.8-4 .8 4zM-4-96l.8-4 .8 4zM-.8-96l.8-4 .8 4zM2.4-96l.8-4 .8 4zM5.4-96l.8-4 .8 4z',
      lit,
    );
    sheet.line('M-6-70L-9-64M6-70L9-64', dim, 0.9);
    sheet.path(
      'M-2.4-76v-14a1.2 1.5 0 0 1 2.4 0v14zM-5.3-76v-14l.8-1.5.8 1.5v14zM3.6-76v-14l.8-1.5.8 1.5v14zM-2-48v-8a1.2 1.5 0 0 1 2.4 0v8zM-7-48v-8l.9-1.5.9 1.5v8zM-9-26v-10a1.5 2 0 0 1 3 0v10zM-3-26v-10a1.5 2 0 0 1 3 0v10zM-4 0v-9a3 4 0 0 1 6 0V0zM-32-8v-8a1.5 2 0 0 1 3 0v8zM-24-8v-8a1.5 2 0 0 1 3 0v8zM-16-8v-8a1.5 2 0 0 1 3 0v8zM13-8v-8a1.5 2 0 0 1 3 0v8z',
      shade,
    );
    sheet.path('M22-8v-8a1.5 2 0 0 1 3 0v8zM30-8v-8a1.5 2 0 0 1 3 0v8z', mix(dim, shade, 0.8));
    sheet.disc(-1, -70, 3.4, light);
    sheet.disc(-1, -70, 2.6, accent);
    sheet.path('M-26-27l3-6 3 6zM-14-27l3-6 3 6zM18-27l3-6 3 6z', lit);
  },
};
