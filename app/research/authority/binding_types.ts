import type { CourtKind as LitigatedCourt } from '#app/research/asking/court'
import type { Region, RegionReading } from './regions.js'
import type { Tier } from './tier.js'

/** Who asks: courts by what decides which jurisprudencia binds them. `appeal` = tribunales colegiados de apelación, once unitarios; `chamber` and `circuit` are no more. */
export type CourtKind = LitigatedCourt | 'chamber' | 'circuit'

/** A court that has to decide. */
export interface ForCourt {
  kind: CourtKind
  /** 1 to 32: the circuit that it is in; null when not known. */
  circuit?: number | null
  /** Of the plenos regionales; null when not known. */
  region?: Region | null
  /** Where its region was read; left out where nothing rests on that. */
  reading?: RegionReading | null
}

/** What is to bind it. */
export interface Source {
  tier: Tier
  /** ISO date of publication of jurisprudencia. */
  publishedOn?: string | null
  /** ISO date since which it is obligatory, when its note of publication tells. */
  bindsFrom?: string | null
  /** ISO date of a ruling. */
  decidedOn?: string | null
}

/** Why: a word for the catalogues (`citations.binding.<reason>`). */
export type Reason =
  | 'binds'
  | 'ownRank'
  | 'higherCourt'
  | 'otherRegion'
  | 'otherCircuit'
  | 'placeUnknown'
  | 'regionUnverified'
  | 'unlessOpposed'
  | 'formerPleno'
  | 'dependsOnVotes'
  | 'undated'
  | 'precedentUnverified'
  | 'isolated'
  | 'opinion'
  | 'ruling'
  | 'notYet'
  | 'earlierLaw'

export type Binding = {
  /** Null when it cannot be told for certain. */
  binds: boolean | null
  reason: Reason
  /** The rule, as it is cited: articles of the Ley de Amparo in the text in force on the day, of rulings on that of the ruling. */
  basis: string
  /** How many votes the reasons of a ruling need. */
  votes?: number
}
