import { arrowRules } from './arrow-rules.ts';
import { readSources } from './read-sources.ts';
import { report } from './report.ts';

const sources = await readSources();
const findings = arrowRules.map((rule) => ({ rule: rule.name, violations: rule.violations(sources) }));
report(findings);
