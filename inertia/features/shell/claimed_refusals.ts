const claims = new Set<readonly string[]>()

/** Says that a part of the page shows refusals with these codes itself, where they belong, until the returned function is called. */
export function claimRefusals(codes: readonly string[]): () => void {
  claims.add(codes)
  return () => void claims.delete(codes)
}

/** Whether somebody else shows refusals with this code. */
export function isClaimed(code: string): boolean {
  return [...claims].some((codes) => codes.includes(code))
}
