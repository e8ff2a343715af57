import { bindingOf, type ForCourt } from './binding.js'
import { readTier, type Organ, type Tier, type TierClass } from './tier.js'

const CIRCUITS = Array.from({ length: 32 }, (_, at) => String(at + 1))
const PLACES: Record<Organ, (string | null)[]> = {
  court: [null],
  chamber: [null],
  regional: [null, 'CN', 'CS'],
  circuit: [null, ...CIRCUITS],
  collegiate: [null, ...CIRCUITS],
}
const RANKS: Organ[] = ['court', 'chamber', 'regional', 'circuit', 'collegiate']
const CLASSES: TierClass[] = ['binding', 'ruling', 'isolated', 'opinion']

/** Every tier there is. */
export const ALL_TIERS: readonly Tier[] = RANKS.flatMap((organ) =>
  CLASSES.flatMap((kind) => PLACES[organ].map((place) => (place ? `${organ}.${kind}:${place}` : `${organ}.${kind}`)))
)

/**
 * The order of binding force for a court on a day (ISO date): first what binds it, by the rank of who said it; then what may bind it, such as precedents, which
 * depend on votes; then jurisprudencia of other places, isolated theses, rulings that do not bind, and votes of judges. For `SearchRequest.tiers`.
 */
export function tiersFor(court: ForCourt, on: string): Tier[][] {
  const groups = Map.groupBy(ALL_TIERS, (tier) => orderOf(tier, court, on))
  return [...groups].sort(([one], [other]) => one - other).map(([, tiers]) => tiers)
}

function orderOf(tier: Tier, court: ForCourt, on: string): number {
  const { organ, kind, place } = readTier(tier)
  const { binds } = bindingOf(tier, court, on)
  const rank = RANKS.indexOf(organ)
  if (binds === true) return rank
  const isElsewhere = place !== null && place !== placeOf(organ, court)
  const step =
    kind === 'binding'
      ? binds === null
        ? 20
        : 30
      : binds === null
        ? 10
        : { ruling: 50, isolated: 40, opinion: 60 }[kind]
  return step + (kind === 'ruling' && binds === null ? rank : rank + (isElsewhere ? 5 : 0))
}

function placeOf(organ: Organ, { circuit, region }: ForCourt): string | null {
  return (organ === 'regional' ? region : circuit?.toString()) ?? null
}
