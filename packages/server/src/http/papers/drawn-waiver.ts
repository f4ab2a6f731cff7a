import { Failure } from '@ashore/core/errors/failure.ts';
import type { PaperSite } from '../../features/tickets/paper-facts.ts';
import type { PaperPress } from '../../features/tickets/press/paper-press.ts';
import type { WaiverFacts } from '../../features/waivers/waiver-facts.ts';

/** The sealed paper of a signature. Where too much is being drawn, nobody has signed yet. */
export async function drawnWaiver(press: PaperPress, facts: WaiverFacts, site: PaperSite): Promise<Buffer> {
  const paper = await press.draw({ kind: 'waiver', facts, site });
  if (paper.outcome !== 'drawn') throw new Failure('unavailable', { details: 'Too many papers wait.' });
  return paper.file;
}
