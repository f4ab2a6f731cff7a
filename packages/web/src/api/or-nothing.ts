/** What a call finds, or nothing where there is nobody of that name. Every other failure stays one. */
export async function orNothing<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof Error && 'status' in failure && failure.status === 404) return undefined;
    throw failure;
  }
}
