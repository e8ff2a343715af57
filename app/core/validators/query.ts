import vine from '@vinejs/vine'
import type { ConstructableSchema } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { toId } from '#app/core/http/record_id'

const MAX_SEARCH_LENGTH = 200
const LAST_PAGE = 1_000_000_000

/** A query string as it was parsed. */
export type Query = Record<string, unknown>

/**
 * A parameter of an address. `read` gets what the address says of it, undefined when nothing, and the whole query. Addresses are typed, shared and
 * outdated, so that no parameter fails: what makes no sense is read as its default.
 */
export const param = <T>(read: (value: unknown, query: Query) => T) =>
  vine
    .any()
    .parse((value, { parent }) => read(value, parent))
    .nullable() as unknown as ConstructableSchema<unknown, T, T>

/** A text as an address gives it; empty for what is none. */
export const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Words given once with commas or several times. */
export function wordsIn(value: unknown): string[] {
  const given = Array.isArray(value) ? value : [value]
  return given.filter((each) => typeof each === 'string').flatMap((each) => each.split(','))
}

/** One text, without blanks around it, cut to `max` characters. */
export const textIn = (value: unknown, max = MAX_SEARCH_LENGTH): string => wordIn(value).trim().slice(0, max)

/** A page number from 1; 1 for what is none. */
export const pageIn = (value: unknown): number => Math.min(Math.max(toId(wordIn([value].flat()[0])), 1), LAST_PAGE)

/** A day that exists, `YYYY-MM-DD`; else null. */
export const dayIn = (value: unknown): string | null =>
  /^\d{4}-\d\d-\d\d$/.test(wordIn(value)) && DateTime.fromISO(wordIn(value)).isValid ? wordIn(value) : null

/** Ids with commas between them, each once, at most `max`. */
export const idsIn = (value: unknown, max: number): number[] =>
  [...new Set(wordsIn(value).map(toId))].filter((id) => id > 0).slice(0, max)

/** What is searched for: one text. */
export const text = (max?: number) => param((value) => textIn(value, max))
export const page = () => param(pageIn)
export const day = () => param(dayIn)
export const ids = (max: number) => param((value) => idsIn(value, max))

/** The id of a record; 0 for none. */
export const id = () => param(toId)
/** The id of a record; null for none. */
export const idOrNull = () => param((value) => toId(value) || null)

/** The id of a record; 0 when the address says that it is none, null when it does not say. */
export const idOrNone = () => param((value) => (value === '0' ? 0 : toId(value) || null))

/** Whether a parameter says `yes`. */
export const flag = (yes = 'yes') => param((value) => value === yes)

/** One of several words, else `usual`. */
export const oneOf = <const T extends string, const U>(words: readonly T[], usual: U) =>
  param((value): T | U => words.find((each) => each === value) ?? usual)

/** Those of several words that are named, in the order of the list. */
export const someOf = <const T extends string>(words: readonly T[]) =>
  param((value): T[] => {
    const named = new Set(wordsIn(value))
    return words.filter((each) => named.has(each))
  })

/** The columns that are chosen, with commas between them, in the order of the list; none for the usual ones. */
export const columns = <const T extends string>(words: readonly T[]) =>
  param((value): T[] => {
    const named = new Set(wordIn(value).split(','))
    return words.filter((each) => named.has(each))
  })

/** The word that a list is sorted by, without the minus that turns it around. */
export const sortIn = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((each) => each === wordsIn(value)[0]?.replace(/^-/, ''))
