import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A sightseeing helicopter: glass nose, slim tail with its small rotor, skids, blades spread. */
export const helicopter: Prop = {
  height: 54,
  rests: 'in the air',
  draw(sheet, { light, accent, shadow, water }) {
    const deep = mix(accent, shadow, 0.36);
    const steel = mix(shadow, light, 0.14);
    const pane = mix(water, shadow, 0.4);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-60-132L-186-150L-200-196H-178L-156-160L-40-158z', accent);
      sheet.path('M-20-118L-186-142l-2-8L-60-132z', deep);
      sheet.path('M-186-142L-196-112H-182L-160-138z', deep);
      sheet.disc(-178, -152, 30, light, 0.4);
      sheet.line('M-190-180L-166-124M-206-140L-150-164', steel, 5);
      sheet.line('M20-40L10-10M88-40L96-10', steel, 7);
      sheet.line('M-30-4H128Q148-6 154-22', steel, 9);
      sheet.path('M24-206H56L66-160H12z', steel);
      sheet.path('M-70-150Q-10-178 60-172Q150-164 182-90Q176-40 100-34H10Q-40-40-70-150z', accent);
      sheet.path('M-64-126Q60-70 182-90Q176-40 100-34H10Q-36-40-64-126z', deep);
      sheet.path('M-62-120Q60-76 180-96L182-86Q60-62-57-108z', light);
      sheet.path('M84-158Q152-142 174-92Q140-84 86-82z', pane);
      sheet.path('M84-158Q112-152 132-138L86-96z', mix(pane, light, 0.35));
      sheet.path('M10-160H66V-84Q36-84 10-88z', pane);
      sheet.path('M10-160H44L10-112z', mix(pane, light, 0.35));
      for (const [x, coat, skin] of [
        [42, '#e9b44c', '#c98d68'],
        [116, light, '#8a5638'],
      ] as const) {
        sheet.path(`M${x - 18}-84q-2-28 18-30q20 2 18 28z`, coat);
        sheet.disc(x, -126, 13, skin);
        sheet.path(`M${x - 14}-124q-2-18 14-18q16 0 14 14q-16-4-28 4z`, '#33222c');
      }
      sheet.path('M-166-206Q-60-220 40-212T200-204Q100-196 40-200T-166-206z', steel);
      sheet.oval(40, -206, 16, 10, steel);
    });
  },
};
