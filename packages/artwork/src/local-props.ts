import { props } from './props.ts';

/** What a thing is in one place: its own boat, its own dish. Written `<place> <prop>`. */
const localProps: Readonly<Record<string, string>> = {};

/** The prop that a picture has: the local one where there is one; an unknown name is none. */
export function localProp({ place, prop }: { readonly place: string; readonly prop: string }): string {
  const own = localProps[`${place} ${prop}`] ?? prop;
  return Object.hasOwn(props, own) ? own : 'none';
}
