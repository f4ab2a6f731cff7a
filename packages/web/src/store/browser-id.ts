import { newId } from '../api/new-id.ts';
import { useExtrasStore } from './extras-store.ts';

/** The id of this browser, made when it is first needed and the same from then on. Most visitors never need one. */
export function browserId(): string {
  const id = useExtrasStore.getState().browserId ?? newId();
  useExtrasStore.setState({ browserId: id });
  return id;
}
