import { bindingOf, type ForCourt } from '#app/research/authority/binding'
import { REGION_OF_CIRCUIT } from '#app/research/authority/circuits'
import { tiersFor } from '#app/research/authority/tiers_for'
import type { Court } from './court.js'
import type { Force } from './found.js'

/** The tiers of documents for a court on a day (ISO date): what binds it first. */
export function tiersOf(court: Court, on: string): string[][] {
  return tiersFor(forCourt(court), on)
}

/** How a document of a tier binds a court on a day. `decidedOn` is the date of a ruling. */
export function forceOf(
  source: { tier: string; bindsFrom: string | null; decidedOn: string | null },
  court: Court,
  on: string
): Force {
  return bindingOf(source, forCourt(court), on)
}

function forCourt({ kind, circuit }: Court): ForCourt {
  return { kind, circuit, region: circuit === null ? null : (REGION_OF_CIRCUIT[circuit] ?? null) }
}
