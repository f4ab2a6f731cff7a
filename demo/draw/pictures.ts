import { heroTall } from '@ashore/artwork/shop/hero-tall.ts';
import { heroWide } from '@ashore/artwork/shop/hero-wide.ts';
import { lighthouse } from '@ashore/artwork/shop/lighthouse.ts';
import type { Picture } from '@ashore/artwork/shop/picture.ts';
import { amalfiLemons } from './scenes/amalfi-lemons.ts';
import { bergenBryggen } from './scenes/bergen-bryggen.ts';
import { bergenFjord } from './scenes/bergen-fjord.ts';
import { cairnsReef } from './scenes/cairns-reef.ts';
import { capePenguins } from './scenes/cape-penguins.ts';
import { capeTownCable } from './scenes/cape-town-cable.ts';
import { chengduOpera } from './scenes/chengdu-opera.ts';
import { chengduPanda } from './scenes/chengdu-panda.ts';
import { douroTerraces } from './scenes/douro-terraces.ts';
import { florenceDome } from './scenes/florence-dome.ts';
import { goremeBalloons } from './scenes/goreme-balloons.ts';
import { hongKongJunk } from './scenes/hong-kong-junk.ts';
import { kyotoTea } from './scenes/kyoto-tea.ts';
import { kyotoTorii } from './scenes/kyoto-torii.ts';
import { lisbonSail } from './scenes/lisbon-sail.ts';
import { lisbonTram } from './scenes/lisbon-tram.ts';
import { madridFlamenco } from './scenes/madrid-flamenco.ts';
import { madridPrado } from './scenes/madrid-prado.ts';
import { merzougaDunes } from './scenes/merzouga-dunes.ts';
import { palermoMarket } from './scenes/palermo-market.ts';
import { veniceRow } from './scenes/venice-row.ts';
import { veniceTaxi } from './scenes/venice-taxi.ts';
import { zermattGornergrat } from './scenes/zermatt-gornergrat.ts';
import { zermattLakes } from './scenes/zermatt-lakes.ts';

/** Every picture of the demonstration world, in the order of the catalogue. */
export const pictures: readonly Picture[] = [
  lisbonSail,
  bergenFjord,
  kyotoTorii,
  florenceDome,
  zermattLakes,
  cairnsReef,
  douroTerraces,
  hongKongJunk,
  merzougaDunes,
  madridPrado,
  goremeBalloons,
  veniceRow,
  amalfiLemons,
  palermoMarket,
  capeTownCable,
  chengduOpera,
  lisbonTram,
  bergenBryggen,
  veniceTaxi,
  zermattGornergrat,
  kyotoTea,
  capePenguins,
  chengduPanda,
  madridFlamenco,
  heroWide,
  heroTall,
  lighthouse,
];
