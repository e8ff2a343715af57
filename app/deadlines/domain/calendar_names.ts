import { createHash } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import { fold } from '#app/core/text/fold'

const MAX_KEY = 60
/** No calendar that comes with Foja begins like these, so that none ever lies under another one's. */
const PREFIX = { firm: 'own-', operators: 'foja-' } as const

/** Names of the same authority, however they are written, are equal. */
export const authorityOf = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The key of a calendar of their own, from its name. */
export function keyOfOwn(name: string, whose: keyof typeof PREFIX): string {
  const slug = string.slug(authorityOf(name), { strict: true }).slice(0, MAX_KEY)
  return PREFIX[whose] + (slug || createHash('sha256').update(name).digest('hex').slice(0, 12))
}

/** Whether a key is that of a calendar of their own: it has a name and days of rest to be changed. */
export const isOwnKey = (key: string, whose: keyof typeof PREFIX): boolean => key.startsWith(PREFIX[whose])
