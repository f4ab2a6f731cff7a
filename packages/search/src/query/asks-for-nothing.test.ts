import { expect, test } from 'vitest';
import { smallKnowledge as knowledge } from '../../test-support/small-knowledge.ts';
import { asksForNothing } from './asks-for-nothing.ts';

test.each(['', ' , ', 'a trip', 'something', 'etwas', 'ein Ausflug', '活动', '有什么好玩的'])(
  'Text that names no wish asks for nothing: "%s"',
  (text) => {
    expect(asksForNothing(text, knowledge)).toBe(true);
  },
);

test.each(['sailing', 'a trip to Lisbon', 'a sailing trip', 'xylophone', 'Weinprobe', '帆船活动', 'wine'])(
  'Text with a topic, a place or an unknown word asks for it: "%s"',
  (text) => {
    expect(asksForNothing(text, knowledge)).toBe(false);
  },
);
