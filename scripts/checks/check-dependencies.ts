import { barrelViolations } from './dependencies/barrels.ts';
import { cycleViolations } from './dependencies/cycles.ts';
import { floorViolations } from './dependencies/floors.ts';
import { nameViolations } from './dependencies/names.ts';
import { impurityViolations } from './dependencies/pure-core.ts';
import { sourceOf } from './dependencies/source.ts';
import { zoneViolations } from './dependencies/zones.ts';
import { readSources } from './read-sources.ts';
import { report } from './report.ts';

const sources = [...(await readSources())].map(([path, text]) => sourceOf(path, text));

report([
  { rule: 'zones', violations: zoneViolations(sources) },
  { rule: 'floors', violations: floorViolations(sources) },
  { rule: 'pure core', violations: impurityViolations(sources) },
  { rule: 'no cycles', violations: cycleViolations(sources) },
  { rule: 'no barrels', violations: barrelViolations(sources) },
  { rule: 'names', violations: nameViolations(sources) },
]);
