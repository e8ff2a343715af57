import { bindingOf, type ForCourt, type Source as BindingSource } from '#app/research/authority/binding'
import { regionOf } from '#app/research/authority/regions'
import { hasTier } from '#app/research/authority/tier'
import { tiersFor } from '#app/research/authority/tiers_for'
import type { Source } from '#sources/contract/contract'
import type { Court } from './court.js'
import type { Force } from './found.js'

/** Whether a source has documents that bind courts: only of those an order by binding force says something. */
export function hasTiers({ filters, manifest }: Source): boolean {
  return filters.some(({ name }) => name === 'instancia') && manifest.kinds.some(hasTier)
}

/** The tiers of documents for a court on a day (ISO date): what binds it first. */
export function tiersOf(court: Court, on: string): string[][] {
  return tiersFor(forCourt(court), on)
}

/** How a document of a tier binds a court on a day. `decidedOn` is the date of a ruling. */
export function forceOf(source: BindingSource, court: Court, on: string): Force {
  return bindingOf(source, forCourt(court), on)
}

/** A court with its region, by its circuit and its subject. */
export function forCourt({ kind, circuit, subject }: Court): ForCourt {
  const reading = regionOf(circuit, subject)
  return { kind, circuit, region: reading?.region ?? null, reading }
}
