/** What kind of thing was asked for: the label in log and metrics, and what a refusal looks like. */
export type RouteClass = 'page' | 'page-data' | 'api' | 'asset' | 'image' | 'site' | 'webhook' | 'health';
