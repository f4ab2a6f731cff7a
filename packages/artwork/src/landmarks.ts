import { alcazabaMalaga } from './landmarks/alcazaba-malaga.ts';
import { amalfiCathedral } from './landmarks/amalfi-cathedral.ts';
import { anshunBridge } from './landmarks/anshun-bridge.ts';
import { arcticCathedral } from './landmarks/arctic-cathedral.ts';
import { artDecoHotel } from './landmarks/art-deco-hotel.ts';
import { bankOfChinaTower } from './landmarks/bank-of-china-tower.ts';
import { belfryOfBruges } from './landmarks/belfry-of-bruges.ts';
import { bellTower } from './landmarks/bell-tower.ts';
import { brandenburgGate } from './landmarks/brandenburg-gate.ts';
import { bryggen } from './landmarks/bryggen.ts';
import { burjKhalifa } from './landmarks/burj-khalifa.ts';
import { campanileAndDogePalace } from './landmarks/campanile-and-doge-palace.ts';
import { canalGables } from './landmarks/canal-gables.ts';
import { candiBentar } from './landmarks/candi-bentar.ts';
import { charlesBridgeTower } from './landmarks/charles-bridge-tower.ts';
import { colosseum } from './landmarks/colosseum.ts';
import { cuscoCathedral } from './landmarks/cusco-cathedral.ts';
import { domLuisBridge } from './landmarks/dom-luis-bridge.ts';
import { douroTerraces } from './landmarks/douro-terraces.ts';
import { dubrovnikWalls } from './landmarks/dubrovnik-walls.ts';
import { edinburghCastle } from './landmarks/edinburgh-castle.ts';
import { eiffelTower } from './landmarks/eiffel-tower.ts';
import { elbphilharmonie } from './landmarks/elbphilharmonie.ts';
import { elizabethTower } from './landmarks/elizabeth-tower.ts';
import { empireStateBuilding } from './landmarks/empire-state-building.ts';
import { esplanadePalms } from './landmarks/esplanade-palms.ts';
import { fairyChimneys } from './landmarks/fairy-chimneys.ts';
import { florenceCathedral } from './landmarks/florence-cathedral.ts';
import { frauenkirche } from './landmarks/frauenkirche.ts';
import { giralda } from './landmarks/giralda.ts';
import { goldenGateBridge } from './landmarks/golden-gate-bridge.ts';
import { greatWall } from './landmarks/great-wall.ts';
import { hagiaSophia } from './landmarks/hagia-sophia.ts';
import { hallgrimskirkja } from './landmarks/hallgrimskirkja.ts';
import { hapennyBridge } from './landmarks/hapenny-bridge.ts';
import { huaynaPicchu } from './landmarks/huayna-picchu.ts';
import { kasbah } from './landmarks/kasbah.ts';
import { koutoubia } from './landmarks/koutoubia.ts';
import { lionsGateBridge } from './landmarks/lions-gate-bridge.ts';
import { marinaBaySands } from './landmarks/marina-bay-sands.ts';
import { matterhorn } from './landmarks/matterhorn.ts';
import { mendenhallGlacier } from './landmarks/mendenhall-glacier.ts';
import { milanCathedral } from './landmarks/milan-cathedral.ts';
import { mountFuji } from './landmarks/mount-fuji.ts';
import { nSeoulTower } from './landmarks/n-seoul-tower.ts';
import { nyhavn } from './landmarks/nyhavn.ts';
import { operaHouse } from './landmarks/opera-house.ts';
import { orientalPearl } from './landmarks/oriental-pearl.ts';
import { palacioDeCibeles } from './landmarks/palacio-de-cibeles.ts';
import { palermoCathedral } from './landmarks/palermo-cathedral.ts';
import { parthenon } from './landmarks/parthenon.ts';
import { picoDoArieiro } from './landmarks/pico-do-arieiro.ts';
import { ponte25DeAbril } from './landmarks/ponte-25-de-abril.ts';
import { puntaSur } from './landmarks/punta-sur.ts';
import { sagradaFamilia } from './landmarks/sagrada-familia.ts';
import { santoriniDomes } from './landmarks/santorini-domes.ts';
import { sevenSisters } from './landmarks/seven-sisters.ts';
import { stStephens } from './landmarks/st-stephens.ts';
import { stockholmCityHall } from './landmarks/stockholm-city-hall.ts';
import { sugarloaf } from './landmarks/sugarloaf.ts';
import { tableMountain } from './landmarks/table-mountain.ts';
import { tallinnTowers } from './landmarks/tallinn-towers.ts';
import { templeOfHeaven } from './landmarks/temple-of-heaven.ts';
import { tokyoTower } from './landmarks/tokyo-tower.ts';
import { torreDeBelem } from './landmarks/torre-de-belem.ts';
import { towerBridge } from './landmarks/tower-bridge.ts';
import { vesuvius } from './landmarks/vesuvius.ts';
import { watArun } from './landmarks/wat-arun.ts';
import { yasakaPagoda } from './landmarks/yasaka-pagoda.ts';
import type { Landmark } from './stage.ts';

/** Every landmark, by its name. */
export const landmarks: Readonly<Record<string, Landmark>> = {
  'alcazaba-malaga': alcazabaMalaga,
  'amalfi-cathedral': amalfiCathedral,
  'anshun-bridge': anshunBridge,
  'arctic-cathedral': arcticCathedral,
  'art-deco-hotel': artDecoHotel,
  'bank-of-china-tower': bankOfChinaTower,
  'belfry-of-bruges': belfryOfBruges,
  'bell-tower': bellTower,
  'brandenburg-gate': brandenburgGate,
  bryggen,
  'burj-khalifa': burjKhalifa,
  'campanile-and-doge-palace': campanileAndDogePalace,
  'canal-gables': canalGables,
  'candi-bentar': candiBentar,
  'charles-bridge-tower': charlesBridgeTower,
  colosseum,
  'cusco-cathedral': cuscoCathedral,
  'dom-luis-bridge': domLuisBridge,
  'douro-terraces': douroTerraces,
  'dubrovnik-walls': dubrovnikWalls,
  'edinburgh-castle': edinburghCastle,
  'eiffel-tower': eiffelTower,
  elbphilharmonie,
  'elizabeth-tower': elizabethTower,
  'empire-state-building': empireStateBuilding,
  'esplanade-palms': esplanadePalms,
  'fairy-chimneys': fairyChimneys,
  'florence-cathedral': florenceCathedral,
  frauenkirche,
  giralda,
  'golden-gate-bridge': goldenGateBridge,
  'great-wall': greatWall,
  'hagia-sophia': hagiaSophia,
  hallgrimskirkja,
  'hapenny-bridge': hapennyBridge,
  'huayna-picchu': huaynaPicchu,
  kasbah,
  koutoubia,
  'lions-gate-bridge': lionsGateBridge,
  'marina-bay-sands': marinaBaySands,
  matterhorn,
  'mendenhall-glacier': mendenhallGlacier,
  'milan-cathedral': milanCathedral,
  'mount-fuji': mountFuji,
  'n-seoul-tower': nSeoulTower,
  nyhavn,
  'opera-house': operaHouse,
  'oriental-pearl': orientalPearl,
  'palacio-de-cibeles': palacioDeCibeles,
  'palermo-cathedral': palermoCathedral,
  parthenon,
  'pico-do-arieiro': picoDoArieiro,
  'ponte-25-de-abril': ponte25DeAbril,
  'punta-sur': puntaSur,
  'sagrada-familia': sagradaFamilia,
  'santorini-domes': santoriniDomes,
  'seven-sisters': sevenSisters,
  'st-stephens': stStephens,
  'stockholm-city-hall': stockholmCityHall,
  sugarloaf,
  'table-mountain': tableMountain,
  'tallinn-towers': tallinnTowers,
  'temple-of-heaven': templeOfHeaven,
  'tokyo-tower': tokyoTower,
  'torre-de-belem': torreDeBelem,
  'tower-bridge': towerBridge,
  vesuvius,
  'wat-arun': watArun,
  'yasaka-pagoda': yasakaPagoda,
};
