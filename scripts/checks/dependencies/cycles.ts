import type { Violation } from '../report.ts';
import type { Source } from './source.ts';

/** No file may reach itself by following imports, including those for types. Each cycle is reported once. */
export function cycleViolations(sources: readonly Source[]): Violation[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const finished = new Set<string>();
  const trail: string[] = [];
  const violations: Violation[] = [];

  function visit(path: string) {
    trail.push(path);
    for (const { target, line } of byPath.get(path)?.imports ?? []) {
      if (!target || !byPath.has(target) || finished.has(target)) continue;
      const start = trail.indexOf(target);
      if (start < 0) visit(target);
      else violations.push(violation(path, line, [...trail.slice(start), target]));
    }
    trail.pop();
    finished.add(path);
  }

  for (const path of byPath.keys()) if (!finished.has(path)) visit(path);
  return violations;
}

function violation(path: string, line: number, cycle: readonly string[]): Violation {
  return {
    path,
    line,
    wrong: `The import closes a cycle: ${cycle.join(' → ')}.`,
    instead: 'move what two of them need into a third file that knows neither.',
  };
}
