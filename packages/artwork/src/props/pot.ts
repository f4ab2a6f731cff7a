import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A cooking class: an enamelled pot steams on a counter among bowls, a board and lemons. */
export const pot: Prop = {
  height: 93,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const [wood, deepWood] = ['#c08a55', '#84523b'];
    const deep = mix(accent, shadow, 0.36);
    const bowl = (x: number, filling: string, band: string) => {
      sheet.oval(x, -164, 48, 15, filling);
      sheet.path(`M${x - 50}-166q50 22 100 0q-2 46-32 58h-36q-30-12-32-58z`, light);
      sheet.path(`M${x + 14}-157q20-2 36-9q-2 46-32 58h-14q14-20 10-49z`, mix(light, shadow, 0.3));
      sheet.path(`M${x - 47}-150q48 18 94 0l-4 14q-44 16-86 0z`, band);
    };
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line(
        'M-50-284q-26-22 0-42t0-42M4-284q-26-22 0-42t0-42M58-284q-26-22 0-42t0-42',
        mix(light, shadow, 0.16),
        11,
      );
      sheet.path('M-186-92H186V0H-186z', wood);
      sheet.rect(92, -92, 94, 92, deepWood);
      sheet.line('M-92-84V-4M0-84V-4', deepWood, 5);
      sheet.rect(-200, -112, 400, 26, mix(wood, light, 0.5));
      sheet.rect(92, -112, 108, 26, mix(wood, shadow, 0.12));
      sheet.path('M-200-86H200v8H-200z', shadow, 0.3);
      sheet.line('M44-250L104-322', mix(light, shadow, 0.3), 9);
      sheet.oval(0, -252, 98, 20, mix(shadow, accent, 0.3));
      sheet.path('M-82-250q80-22 164 0q-80 22-164 0z', '#e9a94a');
      sheet.disc(-30, -252, 8, '#6f9a4c');
      sheet.disc(24, -256, 8, '#6f9a4c');
      sheet.line('M-98-212h-26v26h26M98-212h26v26H98', shadow, 12);
      sheet.path('M-100-252q100 38 200 0v104q-4 36-42 40H-58q-38-4-42-40z', accent);
      sheet.path('M44-236q32-6 56-16v104q-4 36-42 40H22q30-50 22-128z', deep);
      sheet.path('M-84-222q-4 50 4 84q-12-36-8-86z', mix(accent, light, 0.6));
      bowl(-148, '#6f9a4c', mix(water, shadow, 0.15));
      bowl(150, '#e8d6a8', mix(water, shadow, 0.15));
    });
  },
};
