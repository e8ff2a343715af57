import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import { fold } from '#app/core/text/fold'

/** Characters of a key without its prefix: with it, no more than what is computed on a calendar keeps of it. */
const MAX_KEY = 50
/** Of a name that is longer, what tells it from others that begin like it. */
const MARK = 8
/** No calendar that comes with Foja begins like these, so that none ever lies under another one's. */
const PREFIX = { firm: 'own-', operators: 'foja-' } as const

/** Names of the same authority, however they are written, are equal. */
export const authorityOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The key of a calendar of their own, from its name. */
export function keyOfOwn(name: string, whose: keyof typeof PREFIX): string {
  const authority = authorityOf(name)
  const slug = string.slug(authority, { strict: true })
  if (slug && slug.length <= MAX_KEY) return PREFIX[whose] + slug
  const mark = createHash('sha256').update(authority).digest('hex').slice(0, MARK)
  return PREFIX[whose] + [slug.slice(0, MAX_KEY - MARK - 1), mark].filter(Boolean).join('-')
}

/** Whether a key is that of a calendar of their own: it has a name and days of rest to be changed. */
export const isOwnKey = (key: string, whose: keyof typeof PREFIX): boolean => key.startsWith(PREFIX[whose])
