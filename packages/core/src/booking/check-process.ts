import { ACTORS, type Process } from './process.ts';

/** What is wrong with a process, a sentence each. The server does not start with one that has any. */
export function checkProcess({ first, states, steps }: Process, guards: readonly string[]): string[] {
  const known = new Set(Object.keys(states));
  const wrong: string[] = [];
  if (!known.has(first)) wrong.push(`It begins in ${first}, which is no state.`);
  for (const [name, { from, to, by, when = [], undoneBy }] of Object.entries(steps)) {
    for (const state of [...from, to]) {
      if (!known.has(state)) wrong.push(`${name} speaks of ${state}, which is no state.`);
    }
    if (from.length === 0) wrong.push(`${name} begins nowhere.`);
    if (by.length === 0) wrong.push(`Nobody may ${name}.`);
    for (const actor of by)
      if (!ACTORS.includes(actor)) wrong.push(`${name} is for ${actor}, who is nobody.`);
    for (const guard of when)
      if (!guards.includes(guard)) wrong.push(`${name} asks for ${guard}, which is no guard.`);
    if (undoneBy === undefined) continue;
    const undo = steps[undoneBy];
    if (!undo) wrong.push(`${name} is undone by ${undoneBy}, which is no step.`);
    else if (!undo.from.includes(to)) wrong.push(`${undoneBy} does not begin where ${name} ends.`);
  }
  const reached = reachedFrom(first, Object.values(steps));
  for (const state of known) if (!reached.has(state)) wrong.push(`Nothing leads to ${state}.`);
  return wrong;
}

function reachedFrom(first: string, steps: readonly { from: readonly string[]; to: string }[]): Set<string> {
  const reached = new Set([first]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of steps) if (from.some((state) => reached.has(state))) reached.add(to);
  }
  return reached;
}
