import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** Bamboo baskets stacked over steam, dumplings on a plate, a kettle behind. */
export const steamer: Prop = {
  height: 98,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow, water }) {
    const cane = mix('#d9a860', shadow, 0.04);
    const dark = mix(cane, shadow, 0.34);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line(
        'M-60-310q-26-22 0-42t0-40M-10-320q-26-22 0-42t0-40M40-310q-26-22 0-42t0-40',
        light,
        11,
        0.7,
      );
      sheet.path('M-190-70H190V0H-190z', mix('#8a5636', shadow, 0.14));
      sheet.rect(-200, -88, 400, 22, mix('#b9834e', light, 0.25));
      for (const [i, y] of [-88, -150, -212].entries()) {
        const x = i === 1 ? -16 : -24;
        sheet.path(`M${x - 90} ${y}v-56h180v56z`, cane);
        sheet.path(`M${x + 44} ${y}v-56h46v56z`, dark);
        sheet.line(`M${x - 90} ${y - 14}h180M${x - 90} ${y - 44}h180`, mix(dark, light, 0.1), 6);
      }
      sheet.oval(-24, -270, 92, 18, cane);
      sheet.path('M-110-274Q-100-312-24-314T62-274Q-24-256-110-274z', mix(cane, light, 0.25));
      sheet.path('M-34-314h20v-14h-20z', dark);
      sheet.oval(136, -92, 62, 15, light);
      for (const [x, y] of [
        [106, -106],
        [150, -104],
        [128, -122],
      ] as const) {
        sheet.path(`M${x - 22} ${y + 8}q0-30 22-32t22 32z`, mix(light, '#f6e3c0', 0.5));
        sheet.path(`M${x - 8} ${y - 22}q8-10 16 0z`, mix(light, shadow, 0.2));
      }
      sheet.line('M170-140L90-70M180-130L104-64', accent, 6);
      sheet.path('M-186-88q-2-30 20-34h24q18 4 18 34z', mix(water, light, 0.2));
      sheet.oval(-154, -122, 26, 6, mix('#7a4a34', shadow, 0.2));
    });
  },
};
