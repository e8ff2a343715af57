import type { Data } from '@generated/data'
import type { BadgeTone } from '~/components/display/badge'
import { route } from '~/routes'

export type Check = Data.Conflicts.ConflictCheck
export type RelationRow = Data.Conflicts.ConflictRelation
export type Decision = Check['decision']

export const CONFLICTS = route('law_firm.conflicts.index')
export const RELATIONS = route('law_firm.conflicts.relations')

/** A record that names whom is looked for, as the server lets this person see it. */
export type Match = {
  kind: 'client' | 'contact' | 'party' | 'matter' | 'relation' | 'related'
  recordId: number
  name: string
  side: string | null
  how: 'same' | 'similar' | 'rfc' | 'curp' | 'related'
  likeness: number
  path: { name: string; kind: string; other: string }[]
  searched: number
  /** Whose contact was found. */
  client: { id: number; name: string } | null
  matters: { id: number; reference: string; title: string }[]
}

export type Found = { shown: Match[]; hidden: boolean }
export type Paging = { total: number; page: number; perPage: number }

export const RELATION_KINDS = [
  'spouse',
  'family',
  'partner',
  'representative',
  'subsidiary',
  'shareholder',
  'group',
  'other',
] as const
export type RelationKind = (typeof RELATION_KINDS)[number]

export const TONES: Record<Decision, BadgeTone> = {
  pending: 'warning',
  clear: 'success',
  waived: 'info',
  declined: 'danger',
}
