import { z } from 'zod';

/** That somebody has signed, and where the paper is. */
export const signedWaiver = z.object({
  participantName: z.string(),
  status: z.literal('signed'),
  /** Where the sealed paper is. Whoever has the address may read it. */
  url: z.string(),
  signedAt: z.iso.datetime(),
  /** Who signed for somebody under age. */
  guardianName: z.string().nullable(),
});
