import type { OpenAPI } from '@orpc/contract';
import { localeHeader } from './conventions.ts';

/** Says in the API's description that an operation answers in the caller's language. */
export function speaksLocales(operation: OpenAPI.OperationObject): OpenAPI.OperationObject {
  return { ...operation, parameters: [...(operation.parameters ?? []), localeHeader] };
}
