import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CannotStart } from '../../database/cannot-start.ts';
import { bedbankSupply } from './bedbank/bedbank-supply.ts';
import { bedbankCodes, bedbankCodesSchema } from './bedbank/codes.ts';
import type { BedbankConnection } from './bedbank/connection.ts';
import { keepSearches } from './keep-searches.ts';
import type { LodgingSupplies } from './port.ts';

type OpenLodgingInput = {
  /** The bedbank of the settings, if one is set. */
  readonly bedbank:
    | (Omit<BedbankConnection, 'codes' | 'waitMs'> & { readonly codesFile: string })
    | undefined;
  readonly now: () => Date;
};

/** Connects the sellers of rooms that the settings name. Throws `CannotStart` if the file of codes cannot be used. */
export function openLodging({ bedbank, now }: OpenLodgingInput): LodgingSupplies {
  if (!bedbank) return new Map();
  const { codesFile, ...connection } = bedbank;
  const supply = bedbankSupply({ ...connection, codes: readCodes(codesFile) }, { now });
  return new Map([[supply.name, keepSearches(supply, now)]]);
}

function readCodes(file: string) {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotStart(`BEDBANK_CODES names no JSON file that can be read: ${(error as Error).message}`);
  }
  const read = bedbankCodesSchema.safeParse(written);
  if (!read.success)
    throw new CannotStart(`BEDBANK_CODES has a mistake in ${file}: ${z.prettifyError(read.error)}`);
  return bedbankCodes(read.data);
}
