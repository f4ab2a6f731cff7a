import type { Violation } from '../report.ts';
import { zones } from './import-rules.ts';
import { isProduct, type Source } from './source.ts';

/** An import must lead to its own zone or to one that the table allows. */
export function zoneViolations(sources: readonly Source[]): Violation[] {
  return sources.filter(isProduct).flatMap(({ path, imports }) =>
    imports.flatMap(({ line, target }) => {
      const wrong = target && zoneProblem(path, target);
      return wrong ? [{ path, line, ...wrong }] : [];
    }),
  );
}

function zoneProblem(path: string, target: string): Pick<Violation, 'wrong' | 'instead'> | undefined {
  const from = zoneOf(path);
  const to = zoneOf(target);
  if (!to || from === to) return undefined;
  if (!from) {
    return {
      wrong: `${path} lies in no zone.`,
      instead: 'move it, or name its place in scripts/checks/dependencies/import-rules.ts',
    };
  }
  const { mayImport = [] } = zones[from] ?? {};
  if (mayImport.includes(to)) return undefined;
  return { wrong: `${from} imports ${target}, which is ${to}.`, instead: zoneAdvice(from, to, mayImport) };
}

function zoneAdvice(from: string, to: string, mayImport: readonly string[]): string {
  if (from.startsWith('web') && to.startsWith('server'))
    return 'ask the server through the contract’s client (api).';
  if (from.startsWith('server') && to.startsWith('web')) {
    return 'take it from the built bundle (http/pages/web-bundle.ts), or move what both need to core.';
  }
  if (mayImport.length === 0) return `move it to ${from}, or hand it in as an argument.`;
  return `${from} may import ${mayImport.join(', ')}: move what both need down, or hand it in from above.`;
}

function zoneOf(path: string): string | undefined {
  let zoneName: string | undefined;
  let longestPathLength = 0;
  for (const [name, { paths }] of Object.entries(zones)) {
    for (const start of paths) {
      if (start.length <= longestPathLength || !path.startsWith(start)) continue;
      zoneName = name;
      longestPathLength = start.length;
    }
  }
  return zoneName;
}
