import {
  parametersText,
  type StaySearch,
  stayParameters,
} from '@ashore/core/contract/values/product-path.ts';

/** Address of the comparison of hotels, without its language prefix. */
export function comparisonAddress(codes: readonly string[], search: StaySearch): string {
  return `/compare/hotels?${parametersText({ codes: codes.join(), ...stayParameters(search) })}`;
}
