import { z } from 'zod';
import { placeFile } from './place-file.ts';

/** The form of a catalogue file for tools that do not run our code. What it cannot say, such as time zones, it leaves open. */
export function placeFileSchema() {
  return { title: 'A place of a catalogue', ...z.toJSONSchema(placeFile, { io: 'input', reused: 'ref' }) };
}
