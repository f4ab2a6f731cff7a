import { useEffect, useState } from 'react';

/**
 * A value once it has stood still for a while: nobody is asked anew at every press of a stepper. The first one that
 * counts is taken at once.
 */
export function useCalm<Value>(value: Value, milliseconds: number, counts: boolean): Value {
  const [calm, setCalm] = useState({ value, counts });
  const isFirst = counts && !calm.counts;
  if (isFirst) setCalm({ value, counts });
  useEffect(() => {
    const timeout = setTimeout(() => setCalm({ value, counts }), milliseconds);
    return () => clearTimeout(timeout);
  }, [value, counts, milliseconds]);
  return isFirst ? value : calm.value;
}
