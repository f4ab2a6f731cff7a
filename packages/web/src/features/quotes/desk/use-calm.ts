import { useEffect, useState } from 'react';

/** A value once it has stood still for a while: nobody is asked anew at every press of a stepper. */
export function useCalm<Value>(value: Value, milliseconds: number): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timeout = setTimeout(() => setCalm(value), milliseconds);
    return () => clearTimeout(timeout);
  }, [value, milliseconds]);
  return calm;
}
