import type { Topic } from './topic.ts';
import { evenings } from './topics-evenings.ts';
import { land } from './topics-land.ts';
import { services } from './topics-services.ts';
import { towns } from './topics-towns.ts';
import { water } from './topics-water.ts';

const all = { ...water, ...land, ...evenings, ...towns, ...services };
export type TopicId = keyof typeof all;

export const TOPICS: Readonly<Record<TopicId, Topic>> = all;
