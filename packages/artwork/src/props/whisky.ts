import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** An upright cask with a decanter and tasting glasses of amber on its head. */
export const whisky: Prop = {
  height: 96,
  rests: 'on ground',
  draw(sheet, { light, shadow, mid, accent }) {
    const oak = mix('#a9713f', mid, 0.12);
    const [amber, deep] = ['#d08a2e', '#a5621f'];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-116-190Q-150-96-116 0H116Q150-96 116-190z', oak);
      sheet.path('M34-190Q60-96 34 0H116Q150-96 116-190z', mix(oak, shadow, 0.38));
      sheet.line('M-60-188Q-78-96-60-2M-10-188V-2M76-188Q98-96 76-2', mix(oak, shadow, 0.28), 4);
      sheet.path('M-127-158H127L130-136H-130zM-130-54H130L127-32H-127z', mix(shadow, mid, 0.2));
      sheet.oval(0, -190, 116, 20, mix(oak, light, 0.36));
      sheet.path(
        'M-78-192V-290Q-78-306-52-310V-346H-20V-310Q6-306 6-290V-192Q-36-182-78-192z',
        mix(light, amber, 0.3),
      );
      sheet.path('M-78-192V-268H6V-192Q-36-182-78-192z', amber);
      sheet.path('M-24-188V-268H6V-192Q-10-187-24-188z', deep);
      sheet.path('M-58-346h44l6-34h-56z', mix(oak, shadow, 0.3));
      sheet.rect(-64, -250, 54, 36, light);
      sheet.disc(-37, -232, 11, accent);
      for (const [x, y] of [
        [48, -186],
        [92, -194],
      ] as const) {
        sheet.path(`M${x - 20} ${y - 92}q-10 58 12 66v18h-10v8h36v-8h-10v-18q22-8 12-66z`, light, 0.8);
        sheet.path(`M${x - 23} ${y - 58}q2 28 15 32h12q13-4 15-32z`, amber);
        sheet.path(`M${x + 6} ${y - 58}h13q-2 28-15 32h-6q8-12 8-32z`, deep);
      }
    });
  },
};
