import type { TierClass } from '#app/research/authority/tier'

/** Jurisprudencia binds (Ley de Amparo, article 217), a vote of a judge decides nothing. */
const OF_CLASS = new Map<string, number>([
  ['binding', 1.125],
  ['isolated', 1],
  ['ruling', 1],
  ['opinion', 0.9],
] satisfies [TierClass, number][])

/** The last épocas of the Semanario Judicial begin: Novena (4 February 1995), Décima (4 October 2011), Undécima (1 May 2021). The latest first, in days since 1970. */
const OF_DAY: [since: number, factor: number][] = [
  [Date.UTC(2021, 4, 1), 1.09],
  [Date.UTC(2011, 9, 4), 1.06],
  [Date.UTC(1995, 1, 4), 1.03],
].map(([since, factor]) => [since / 86_400_000, factor])

const ofTiers = new Map<string, number | undefined>()

/**
 * What a document counts for itself beside its words: what binds and what is recent comes first among what fits about as well. Never a quarter more than an
 * old isolated thesis, so that words decide. Documents without a tier (laws, records of cases) count as they are. `published`: days since 1970.
 */
export function priorOf(tier: string | undefined, published: number | null): number {
  const ofClass = tier === undefined ? undefined : classFactor(tier)
  if (ofClass === undefined) return 1
  return ofClass * (OF_DAY.find(([since]) => published !== null && published >= since)?.[1] ?? 1)
}

function classFactor(tier: string): number | undefined {
  const kind = /^[a-z]+\.([a-z]+)/.exec(tier)?.[1]
  if (!ofTiers.has(tier)) ofTiers.set(tier, OF_CLASS.get(kind ?? ''))
  return ofTiers.get(tier)
}
