import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'

/** One line of a matter's timeline. `kind` is a message key, `values` fill it. */
export interface TimelineItem {
  id: string
  at: DateTime
  kind: string
  actor: { id: number; name: string } | null
  values: Record<string, string>
  /** What is shown under the sentence: an extract, a note. */
  detail: { title: string; text: string; href: string | null } | null
}

/** What the lines of a timeline are about; a person narrows it to some of them. */
export const TIMELINE_GROUPS = [
  'matter',
  'activities',
  'notes',
  'documents',
  'parties',
  'messages',
  'hearings',
  'deadlines',
  'money',
  'research',
] as const
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number]

/** Which lines are asked for: at most `limit`, older than `before`, of what one person did when `actorId` is set, about `groups`. */
export interface TimelinePage {
  before: DateTime | null
  limit: number
  actorId: number | null
  groups: readonly TimelineGroup[]
}

/** A provider of timeline lines, newest first. It is only asked when one of its `groups` is wanted; without them it tells of the matter itself. */
export interface TimelineEntry {
  key: string
  groups?: readonly TimelineGroup[]
  /** Needed beside reading matters, for its lines and for what the history of a matter says of its nouns. */
  permission?: string
  /** What its entries of the log are about: the word before the dot of their actions. */
  nouns?: readonly string[]
  load(subject: { workspaceId: number; matterId: number }, page: TimelinePage): Promise<TimelineItem[]>
}

/** What counts as the next step of a matter: `steps` makes a query of the rows of one matter (`matters.id` of the query around it); `today` is the firm's, `YYYY-MM-DD`. */
export interface NextStep {
  key: string
  steps(query: DatabaseQueryBuilderContract, today: string): void
}
