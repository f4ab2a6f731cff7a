import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An open-topped double-decker: a row of sightseers on the open deck above a row of windows. */
export const bus: Prop = {
  height: 70,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water, sun }) {
    const deep = mix(accent, shadow, 0.34);
    const pane = mix(water, shadow, 0.55);
    const gleam = mix(pane, light, 0.32);
    const coats = [light, '#e9b44c', mix('#3f8f8a', shadow, 0.1), '#f0d9a8', '#d98a5a', light];
    const skins = ['#c98d68', '#8a5638', '#e0ac85'];
    sheet.at(0, 0, PROP_SCALE, () => {
      for (const [i, coat] of coats.entries()) {
        const x = -142 + i * 48;
        sheet.path(`M${x - 20}-196q-2-42 20-44q24 2 20 44z`, coat);
        sheet.path(`M${x + 6}-196q4-28-2-43q20 6 16 43z`, mix(coat, shadow, 0.36));
        sheet.disc(x + 1, -252, 14, skins[i % 3] ?? light);
        if (i % 3 === 1)
          sheet.path(`M${x - 22}-258q22-10 46 0l-2 6q-20-8-42 0zM${x - 11}-260q2-18 12-18t12 18z`, sun);
        else sheet.path(`M${x - 15}-250q-2-20 16-20t15 18q-14-4-18-4q-4 6-13 6z`, '#33222c');
      }
      sheet.path('M142-192L150-246H176L192-192z', gleam);
      sheet.path(
        'M-194-200H176Q194-200 198-176V-40Q198-24 184-24H-186Q-198-24-198-40V-188Q-198-200-194-200z',
        accent,
      );
      sheet.path('M120-200H176Q194-200 198-176V-40Q198-24 184-24H120z', deep);
      sheet.rect(-198, -166, 396, 12, light);
      sheet.rect(120, -166, 78, 12, mix(light, shadow, 0.3));
      for (const x of [-180, -118, -56, 6]) {
        sheet.rect(x, -138, 52, 52, pane);
        sheet.poly([x, -138, x + 26, -138, x, -96], gleam);
      }
      sheet.path('M68-138h40v110H68z', mix(shadow, accent, 0.2));
      sheet.rect(74, -132, 28, 98, pane);
      sheet.path('M128-138H178Q196-136 198-116V-78H128z', pane);
      sheet.path('M128-138H160L128-86z', gleam);
      sheet.path('M-110-70q60 30 150 10l6 12q-90 24-162-8z', light);
      sheet.disc(186, -50, 9, sun);
      sheet.path('M-198-36H198q0 12-14 12H-186q-12 0-12-12z', shadow);
      for (const x of [-128, 144]) {
        sheet.path(`M${x - 42}-24q0-48 42-48t42 48z`, deep);
        sheet.disc(x, -29, 29, shadow);
        sheet.disc(x, -29, 13, mix(light, shadow, 0.25));
      }
    });
  },
};
