import { LOG_LEVELS, type LogLevel } from '../page/log.ts';
import { isAffiliateId } from '../store/affiliate-id.ts';

export type VisitParameters = { readonly affiliate: string | null; readonly log: LogLevel | null };

/** What an address says about the visit. Anything that is not exactly of the right form is as good as absent. */
export function visitParameters(search: string): VisitParameters {
  const parameters = new URLSearchParams(search);
  const affiliate = parameters.get('affiliate');
  const log = parameters.get('log');
  return {
    affiliate: affiliate !== null && isAffiliateId(affiliate) ? affiliate : null,
    log: LOG_LEVELS.find((level) => level === log) ?? null,
  };
}
