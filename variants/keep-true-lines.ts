import type { Features } from './abilities.ts';

/**
 * Leaves out lines that are not true yet, or not of this white-label, between `{{if booking}}` (or
 * `{{if not booking}}`) and `{{end}}`.
 * `{{else}}` separates two alternatives. Each marker has a line to itself; markers do not nest.
 */
export function keepTrueLines(text: string, features: Features): string {
  const lines: string[] = [];
  let isIncluded = true;
  let isOpen = false;
  for (const line of text.split('\n')) {
    const [, marker, not, name] = /^\{\{(if|else|end)(?: (not )?(\w+))?\}\}$/.exec(line) ?? [];
    if (marker === undefined) {
      if (isIncluded) lines.push(line);
      continue;
    }
    // A broken page is a fault of the build that no visitor can cause, so it may throw.
    if (isOpen === (marker === 'if')) throw new Error(`${line} is out of place`);
    if (marker === 'if') isIncluded = isSo(name, features) !== (not !== undefined);
    else isIncluded = marker === 'end' || !isIncluded;
    isOpen = marker !== 'end';
  }
  if (isOpen) throw new Error('An {{if}} has no {{end}}');
  // Paragraphs that are left out leave no gap.
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

function isSo(name: string | undefined, features: Features): boolean {
  const feature = Object.entries(features).find(([key]) => key === name);
  if (!feature) throw new Error(`No feature is called ${name}`);
  return feature[1];
}
