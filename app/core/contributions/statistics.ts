import { Registry } from './registry.js'
import type { Viewer } from './registries.js'

/** What is counted: days from the first to the last (`YYYY-MM-DD`, both included), of one person or of everybody. */
export interface StatisticSpan {
  firstDay: string
  lastDay: string
  personId: number | null
}

/** Counts by the name of what is counted, and where the rows behind each can be read. */
export type Figures<Name extends string> = Record<Name, { count: number; href: string }>

/** The same figures of a part of the rows: of a person, a kind, a month. `label` is told as it is, else `key` names it. */
export type FiguresOf<Name extends string> = { key: string; label: string | null; figures: Figures<Name> }

/** What of a module is counted. A constant number of queries; nothing of what the viewer may not see. */
export interface StatisticSource<Name extends string = string> {
  key: string
  /** What is counted, in the order in which it is told. */
  names: readonly Name[]
  load(
    viewer: Viewer,
    span: StatisticSpan
  ): Promise<{
    total: Figures<Name>
    byPerson: FiguresOf<Name>[]
    byKind: FiguresOf<Name>[]
    byMonth: FiguresOf<Name>[]
  }>
}

export const statistics = new Registry<StatisticSource>('statistics')
