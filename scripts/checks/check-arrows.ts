import { barrelViolations } from './arrows/barrels.ts';
import { cycleViolations } from './arrows/cycles.ts';
import { floorViolations } from './arrows/floors.ts';
import { nameViolations } from './arrows/names.ts';
import { impurities } from './arrows/pure-core.ts';
import { sourceOf } from './arrows/source.ts';
import { zoneViolations } from './arrows/zones.ts';
import { readSources } from './read-sources.ts';
import { report } from './report.ts';

const sources = [...(await readSources())].map(([path, text]) => sourceOf(path, text));

report([
  { rule: 'zones', violations: zoneViolations(sources) },
  { rule: 'floors', violations: floorViolations(sources) },
  { rule: 'pure core', violations: impurities(sources) },
  { rule: 'no cycles', violations: cycleViolations(sources) },
  { rule: 'no barrels', violations: barrelViolations(sources) },
  { rule: 'names', violations: nameViolations(sources) },
]);
