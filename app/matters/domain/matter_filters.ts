import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import {
  flag,
  id,
  idOrNone,
  ids,
  oneOf,
  page,
  param,
  someOf,
  sortIn,
  text,
  textIn,
  wordsIn,
} from '#app/core/validators/query'
import { MATERIAS, STATUSES } from './materias.js'

export const SORTS = ['number', 'title', 'client', 'court', 'stage', 'responsible', 'next', 'updated'] as const

/** Columns of the list besides the title, in their order. */
export const COLUMNS = ['number', 'court', 'materia', 'status', 'responsible', 'next', 'updated'] as const

/** Ways to look at the same matters: rows, columns by what they are at, or along their dates. */
export const LAYOUTS = ['list', 'kanban', 'timeline'] as const
export type Layout = (typeof LAYOUTS)[number]

export const GROUPINGS = ['stage', 'status'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** In the filter of stages: those that are at none. */
export const NO_STAGE = '-'
export type SortKey = (typeof SORTS)[number]

const MAX_PEOPLE = 50
const MAX_STAGES = 20
const MAX_LENGTHS = { stage: 80, court: 200, key: 60, tag: 60 } as const

/** Stages may hold commas: each is given by itself. */
const stages = () =>
  param((value) => {
    const given = (Array.isArray(value) ? value : [value]).map((each) => textIn(each, MAX_LENGTHS.stage))
    return [...new Set(given.filter(Boolean))].slice(0, MAX_STAGES)
  })

/** `field=key` with `says=text`. */
const field = () =>
  param((key, { says }) => {
    const named = { key: textIn(key, MAX_LENGTHS.key), text: textIn(says) }
    return named.key && named.text ? named : null
  })

const usualSort = (view: unknown) => (view === 'timeline' ? ('next' as const) : ('updated' as const))

/** What the list of matters shows, as its address says it. */
export const matterFilters = vine.create({
  q: text(),
  status: someOf(STATUSES),
  materia: someOf(MATERIAS),
  /** Ids of people. */
  responsible: ids(MAX_PEOPLE),
  stage: stages(),
  /** A tag, however it is written. */
  tag: text(MAX_LENGTHS.tag),
  /** Name of a court, to the letter. */
  court: text(MAX_LENGTHS.court),
  /** Id of a client; 0 for all. */
  client: id(),
  /** Only those in whose team the reader is. */
  mine: flag(),
  /** Only those that are limited to their team. */
  private: flag(),
  /** A field of a template and what it says, or nothing. */
  field: field(),
  archived: flag(),
  layout: param((_, { view }) => LAYOUTS.find((each) => each === view) ?? 'list'),
  by: oneOf(GROUPINGS, 'stage'),
  /** Chosen columns; none for the usual ones. */
  columns: someOf(COLUMNS),
  /** The saved view that it was opened by; 0 for none, null when the address does not say. */
  saved: idOrNone(),
  sort: param((value, { view }) => sortIn(SORTS, value) ?? usualSort(view)),
  descending: param((_, { sort, view }) =>
    sortIn(SORTS, sort) ? wordsIn(sort)[0]!.startsWith('-') : usualSort(view) === 'updated'
  ),
  page: page(),
})
export type MatterFilters = Infer<typeof matterFilters>
