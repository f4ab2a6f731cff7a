import { useEffect, useRef, useState } from 'react';

/** What is wrong with which field, in words of what to do. */
export type Complaints<Name extends string> = Partial<Record<Name, string>>;

/** The complaints about a form. Raising some moves the focus to their summary; a field that is touched is settled. */
export function useComplaints<Name extends string>() {
  const [complaints, setComplaints] = useState<Complaints<Name>>({});
  const [raised, setRaised] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (raised > 0) summary.current?.focus();
  }, [raised]);
  return {
    complaints,
    summary,
    raise(found: Complaints<Name>) {
      setComplaints(found);
      setRaised((count) => count + 1);
    },
    settle(name: string) {
      setComplaints((current) => (name in current ? without(current, name) : current));
    },
    clear: () => setComplaints({}),
  };
}

/** Of the field that an event of the whole form began at. */
export function nameOf(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : '';
}

function without<Name extends string>(complaints: Complaints<Name>, name: string): Complaints<Name> {
  return Object.fromEntries(
    Object.entries(complaints).filter(([other]) => other !== name),
  ) as Complaints<Name>;
}
