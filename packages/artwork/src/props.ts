import { balloon } from './props/balloon.ts';
import { basket } from './props/basket.ts';
import { bicycle } from './props/bicycle.ts';
import { blackCab } from './props/black-cab.ts';
import { book } from './props/book.ts';
import { bookGuide } from './props/book-guide.ts';
import { brassLantern } from './props/brass-lantern.ts';
import { bronzeMask } from './props/bronze-mask.ts';
import { bus } from './props/bus.ts';
import { cableCar } from './props/cable-car.ts';
import { camel } from './props/camel.ts';
import { camera } from './props/camera.ts';
import { car } from './props/car.ts';
import { climber } from './props/climber.ts';
import { coach } from './props/coach.ts';
import { cup } from './props/cup.ts';
import { deuxChevaux } from './props/deux-chevaux.ts';
import { dhow } from './props/dhow.ts';
import { diver } from './props/diver.ts';
import { dog } from './props/dog.ts';
import { drums } from './props/drums.ts';
import { elephant } from './props/elephant.ts';
import { ferry } from './props/ferry.ts';
import { flamenco } from './props/flamenco.ts';
import { flamingo } from './props/flamingo.ts';
import { foodStall } from './props/food-stall.ts';
import { funicular } from './props/funicular.ts';
import { goats } from './props/goats.ts';
import { gondola } from './props/gondola.ts';
import { grapes } from './props/grapes.ts';
import { guitarist } from './props/guitarist.ts';
import { handLantern } from './props/hand-lantern.ts';
import { helicopter } from './props/helicopter.ts';
import { heron } from './props/heron.ts';
import { hiker } from './props/hiker.ts';
import { horse } from './props/horse.ts';
import { irishMusicians } from './props/irish-musicians.ts';
import { jeep } from './props/jeep.ts';
import { junk } from './props/junk.ts';
import { kayak } from './props/kayak.ts';
import { lantern } from './props/lantern.ts';
import { lookUp } from './props/look-up.ts';
import { minivan } from './props/minivan.ts';
import { monkey } from './props/monkey.ts';
import { motorboat } from './props/motorboat.ts';
import { musicians } from './props/musicians.ts';
import { operaMask } from './props/opera-mask.ts';
import { orca } from './props/orca.ts';
import { paint } from './props/paint.ts';
import { panda } from './props/panda.ts';
import { paraglider } from './props/paraglider.ts';
import { pastry } from './props/pastry.ts';
import { peacock } from './props/peacock.ts';
import { penguins } from './props/penguins.ts';
import { performers } from './props/performers.ts';
import { plinth } from './props/plinth.ts';
import { pot } from './props/pot.ts';
import { puppets } from './props/puppets.ts';
import { rabelo } from './props/rabelo.ts';
import { raven } from './props/raven.ts';
import { reindeer } from './props/reindeer.ts';
import { rowingBoat } from './props/rowing-boat.ts';
import { sailingBoat } from './props/sailing-boat.ts';
import { saloon } from './props/saloon.ts';
import { scooter } from './props/scooter.ts';
import { ship } from './props/ship.ts';
import { shipModel } from './props/ship-model.ts';
import { skier } from './props/skier.ts';
import { sledge } from './props/sledge.ts';
import { song } from './props/song.ts';
import { statue } from './props/statue.ts';
import { steamer } from './props/steamer.ts';
import { stones } from './props/stones.ts';
import { strings } from './props/strings.ts';
import { strollers } from './props/strollers.ts';
import { sumo } from './props/sumo.ts';
import { surfboard } from './props/surfboard.ts';
import { tagine } from './props/tagine.ts';
import { telescope } from './props/telescope.ts';
import { train } from './props/train.ts';
import { tram } from './props/tram.ts';
import { tukTuk } from './props/tuk-tuk.ts';
import { umbrellaPair } from './props/umbrella-pair.ts';
import { van } from './props/van.ts';
import { walkers } from './props/walkers.ts';
import { warriors } from './props/warriors.ts';
import { whale } from './props/whale.ts';
import { whisky } from './props/whisky.ts';
import { wine } from './props/wine.ts';
import { wineCask } from './props/wine-cask.ts';
import type { Prop } from './stage.ts';

/** All props by the name that products use. */
export const props: Readonly<Record<string, Prop>> = {
  balloon,
  basket,
  bicycle,
  'black-cab': blackCab,
  book,
  'brass-lantern': brassLantern,
  bus,
  'cable-car': cableCar,
  camel,
  camera,
  car,
  climber,
  coach,
  cup,
  dhow,
  diver,
  dog,
  drums,
  elephant,
  ferry,
  flamenco,
  flamingo,
  'food-stall': foodStall,
  goats,
  funicular,
  gondola,
  grapes,
  'hand-lantern': handLantern,
  helicopter,
  heron,
  hiker,
  horse,
  jeep,
  junk,
  kayak,
  lantern,
  minivan,
  monkey,
  motorboat,
  musicians,
  'opera-mask': operaMask,
  paint,
  panda,
  paraglider,
  pastry,
  peacock,
  penguins,
  performers,
  plinth,
  pot,
  puppets,
  rabelo,
  raven,
  reindeer,
  'rowing-boat': rowingBoat,
  'sailing-boat': sailingBoat,
  saloon,
  scooter,
  ship,
  'ship-model': shipModel,
  skier,
  sledge,
  statue,
  steamer,
  stones,
  strings,
  strollers,
  surfboard,
  tagine,
  telescope,
  train,
  tram,
  'tuk-tuk': tukTuk,
  van,
  walkers,
  warriors,
  whale,
  whisky,
  wine,
  'wine-cask': wineCask,
  sumo,
  'bronze-mask': bronzeMask,
  orca,
  'irish-musicians': irishMusicians,
  'deux-chevaux': deuxChevaux,
  'umbrella-pair': umbrellaPair,
  'book-guide': bookGuide,
  'look-up': lookUp,
  guitarist,
  song,
};
