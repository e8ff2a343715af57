const claims = new Set<readonly string[]>()

/** Says that a part of the page shows refusals with these codes itself, where they belong, until the returned function is called. */
export function claimRefusals(codes: readonly string[]): () => void {
  claims.add(codes)
  return () => void claims.delete(codes)
}

/** Whether somebody else shows refusals with this code. */
function isClaimed(code: string): boolean {
  return [...claims].some((codes) => codes.includes(code))
}

interface Said {
  id?: string
  refusal?: { code: string }
}

const settled = new Set<string | undefined>()

/** Remembers that somebody else showed what an answer said, so that it is not said again when that part of the page is gone. */
export function resolveClaim(said: Said): void {
  if (said.refusal && isClaimed(said.refusal.code)) settled.add(said.id)
}

/** Whether somebody else shows the refusal of an answer, or has shown it. */
export function isShownElsewhere(said: Said): boolean {
  return settled.has(said.id) || (said.refusal !== undefined && isClaimed(said.refusal.code))
}
