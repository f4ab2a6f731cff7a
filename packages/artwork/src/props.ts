import { balloon } from './props/balloon.ts';
import { bicycle } from './props/bicycle.ts';
import { bird } from './props/bird.ts';
import { bus } from './props/bus.ts';
import { cableCar } from './props/cable-car.ts';
import { camel } from './props/camel.ts';
import { camera } from './props/camera.ts';
import { car } from './props/car.ts';
import { climber } from './props/climber.ts';
import { cup } from './props/cup.ts';
import { diver } from './props/diver.ts';
import { dog } from './props/dog.ts';
import { elephant } from './props/elephant.ts';
import { foodStall } from './props/food-stall.ts';
import { helicopter } from './props/helicopter.ts';
import { hiker } from './props/hiker.ts';
import { horse } from './props/horse.ts';
import { kayak } from './props/kayak.ts';
import { lantern } from './props/lantern.ts';
import { motorboat } from './props/motorboat.ts';
import { musicians } from './props/musicians.ts';
import { paint } from './props/paint.ts';
import { performers } from './props/performers.ts';
import { plinth } from './props/plinth.ts';
import { pot } from './props/pot.ts';
import { rowingBoat } from './props/rowing-boat.ts';
import { sailingBoat } from './props/sailing-boat.ts';
import { scooter } from './props/scooter.ts';
import { ship } from './props/ship.ts';
import { skier } from './props/skier.ts';
import { sledge } from './props/sledge.ts';
import { stones } from './props/stones.ts';
import { surfboard } from './props/surfboard.ts';
import { telescope } from './props/telescope.ts';
import { train } from './props/train.ts';
import { tram } from './props/tram.ts';
import { tukTuk } from './props/tuk-tuk.ts';
import { van } from './props/van.ts';
import { walkers } from './props/walkers.ts';
import { whale } from './props/whale.ts';
import { wine } from './props/wine.ts';
import type { Prop } from './stage.ts';

/** Every prop, by the name that products use. */
export const props: Readonly<Record<string, Prop>> = {
  balloon,
  bicycle,
  bird,
  bus,
  'cable-car': cableCar,
  camel,
  camera,
  car,
  climber,
  cup,
  diver,
  dog,
  elephant,
  'food-stall': foodStall,
  helicopter,
  hiker,
  horse,
  kayak,
  lantern,
  motorboat,
  musicians,
  paint,
  performers,
  plinth,
  pot,
  'rowing-boat': rowingBoat,
  'sailing-boat': sailingBoat,
  scooter,
  ship,
  skier,
  sledge,
  stones,
  surfboard,
  telescope,
  train,
  tram,
  'tuk-tuk': tukTuk,
  van,
  walkers,
  whale,
  wine,
};
