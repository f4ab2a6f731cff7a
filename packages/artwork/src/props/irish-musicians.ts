import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A pub session round a small table: a fiddle, a wooden flute and the round bodhrán, two pints of stout. */
export const irishMusicians: Prop = {
  height: 92,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const wood = '#8a5a34';
    const [hair, skin, dark] = ['#b5552c', '#e0ac85', mix(shadow, light, 0.16)];
    sheet.at(0, 0, PROP_SCALE, () => {
      const seated = (x: number, coat: string, head: string) => {
        sheet.line(`M${x - 34}-96L${x - 44}-4M${x + 34}-96L${x + 44}-4`, wood, 9);
        sheet.path(`M${x - 44}-110h88v16h-88z`, wood);
        sheet.line(
          `M${x - 20}-112L${x - 52}-84 ${x - 46}-10M${x + 18}-112L${x + 50}-84 ${x + 44}-10`,
          dark,
          30,
        );
        sheet.path(`M${x - 64}-14h40v14h-40zM${x + 26}-14h40v14h-40z`, shadow);
        sheet.path(`M${x - 42}-108q-8-110 10-138q32-18 64 0q18 28 10 138q-42 14-84 0z`, coat);
        sheet.path(`M${x + 12}-250q12 0 20 4q18 28 10 138q-14 6-28 6q16-80-2-148z`, mix(coat, shadow, 0.36));
        sheet.rect(x - 11, -272, 22, 26, skin);
        sheet.disc(x, -290, 28, skin);
        sheet.path(`M${x - 29}-290q-2-34 29-34t29 34q-14-16-32-14-10 10-26 14z`, head);
      };
      seated(-132, mix('#3f7f6a', light, 0.1), hair);
      seated(130, accent, '#3a2620');
      seated(0, mix('#e3c48a', light, 0.2), '#d8c8b4');
      sheet.path('M-128-244q-34 4-42 30 14 26 46 10 26-12 20-36z', '#a8602c');
      sheet.line('M-112-236L-56-262', '#4a2820', 8);
      sheet.line('M-176-214L-84-282', light, 5);
      sheet.line('M-166-226Q-196-180-160-196M-100-220Q-70-220-62-252', mix('#3f7f6a', light, 0.1), 20);
      sheet.line('M-10-268L84-254', '#4a2820', 10);
      sheet.line('M-34-220Q-44-250 4-262M34-220Q70-220 52-254', mix('#e3c48a', light, 0.2), 19);
      sheet.disc(134, -176, 50, '#a87848');
      sheet.disc(134, -176, 41, mix(light, '#f2e2c0', 0.6));
      sheet.line('M96-236Q60-200 112-168', accent, 20);
      sheet.line('M106-166L146-184', '#4a2820', 9);
      sheet.path('M-70-96H78L70-78H-62zM-6-80h20l8 80h-36z', mix(wood, shadow, 0.3));
      for (const at of [-36, 30]) {
        sheet.path(`M${at - 15}-148h30l-4 52h-22z`, '#2a1a16');
        sheet.path(`M${at - 16}-156h32v14h-32z`, mix(light, '#f2e2c0', 0.5));
      }
    });
  },
};
