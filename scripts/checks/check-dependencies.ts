import { barrelViolations } from './dependencies/barrels.ts';
import { cycleViolations } from './dependencies/cycles.ts';
import { floorViolations } from './dependencies/floors.ts';
import { nameViolations } from './dependencies/names.ts';
import { impurityViolations } from './dependencies/pure-core.ts';
import { sourceOf } from './dependencies/source.ts';
import { zoneViolations } from './dependencies/zones.ts';
import { readSources } from './read-sources.ts';
import { report } from './report.ts';

const allSources = [...(await readSources())].map(([path, text]) => sourceOf(path, text));

report([
  { rule: 'zones', violations: zoneViolations(allSources) },
  { rule: 'floors', violations: floorViolations(allSources) },
  { rule: 'pure core', violations: impurityViolations(allSources) },
  { rule: 'no cycles', violations: cycleViolations(allSources) },
  { rule: 'no barrels', violations: barrelViolations(allSources) },
  { rule: 'names', violations: nameViolations(allSources) },
]);
