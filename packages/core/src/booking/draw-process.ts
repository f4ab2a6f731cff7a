import type { Process } from './process.ts';

/** Writes `docs/domain/booking-process.md` below its introduction: a Mermaid diagram, and tables of states and steps. */
export function drawProcess(process: Process, guards: Readonly<Record<string, string>>): string {
  const { first, states, steps } = process;
  const stepEntries = Object.entries(steps);
  const arrows = stepEntries.flatMap(([name, { from, to }]) =>
    from.map((state) => `    ${state} --> ${to}: ${name}`),
  );
  const finalStates = Object.keys(states).filter(
    (state) => !stepEntries.some(([, { from }]) => from.includes(state)),
  );
  return [
    '```mermaid',
    'stateDiagram-v2',
    `    [*] --> ${first}`,
    ...arrows,
    ...finalStates.map((state) => `    ${state} --> [*]`),
    '```',
    '',
    '| state | means |',
    '|---|---|',
    ...Object.entries(states).map(([state, means]) => `| \`${state}\` | ${means} |`),
    '',
    '| step | from | to | who | if | undone by | means |',
    '|---|---|---|---|---|---|---|',
    ...stepEntries.map(([name, { from, to, by, when = [], undoneBy, means }]) => {
      const cells = [
        `\`${name}\``,
        from.join(', '),
        to,
        by.join(', '),
        when.join(', ') || '–',
        undoneBy ?? '–',
        means,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    '| guard | is true if |',
    '|---|---|',
    ...Object.entries(guards).map(([guard, means]) => `| \`${guard}\` | ${means} |`),
    '',
  ].join('\n');
}
