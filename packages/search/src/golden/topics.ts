import type { Topic } from './topic.ts';
import { evenings } from './topics-evenings.ts';
import { land } from './topics-land.ts';
import { services } from './topics-services.ts';
import { towns } from './topics-towns.ts';
import { water } from './topics-water.ts';

const topicTable = { ...water, ...land, ...evenings, ...towns, ...services };
export type TopicId = keyof typeof topicTable;

export const TOPICS: Readonly<Record<TopicId, Topic>> = topicTable;
