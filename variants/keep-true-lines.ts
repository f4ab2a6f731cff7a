import type { Abilities } from './abilities.ts';

/**
 * Leaves out what is not so: lines between `{{if booking}}` (or `{{if not booking}}`) and `{{end}}`, with `{{else}}` in
 * between where both have something to say. Each marker has a line to itself; they do not nest.
 */
export function keepTrueLines(text: string, abilities: Abilities): string {
  const kept: string[] = [];
  let isKept = true;
  let isOpen = false;
  for (const line of text.split('\n')) {
    const [, marker, not, name] = /^\{\{(if|else|end)(?: (not )?(\w+))?\}\}$/.exec(line) ?? [];
    if (marker === undefined) {
      if (isKept) kept.push(line);
      continue;
    }
    // A broken page is a fault of the build, not something a visitor could cause: it may throw.
    if (isOpen === (marker === 'if')) throw new Error(`${line} is out of place`);
    if (marker === 'if') isKept = isSo(name, abilities) !== (not !== undefined);
    else isKept = marker === 'end' || !isKept;
    isOpen = marker !== 'end';
  }
  if (isOpen) throw new Error('An {{if}} has no {{end}}');
  // Paragraphs that went leave no gap.
  return kept.join('\n').replace(/\n{3,}/g, '\n\n');
}

function isSo(name: string | undefined, abilities: Abilities): boolean {
  const known = Object.entries(abilities).find(([ability]) => ability === name);
  if (!known) throw new Error(`No ability is called ${name}`);
  return known[1];
}
