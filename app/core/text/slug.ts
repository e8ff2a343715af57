import { fold } from './fold.js'

/** Shorter than the column, so that a number fits behind it. */
const MAX_SLUG_LENGTH = 60

/**
 * The form of a name in an address: lower case, without accents, words joined by hyphens, at most 60 characters. Empty when the name has
 * neither a Latin letter nor a digit.
 */
export function slugOf(name: string): string {
  const words = fold(name)
    .replace(/n~/g, 'n')
    .replace(/&/g, ' y ')
    .replace(/[^a-z0-9]+/g, '-')
  return words.replace(/^-+/, '').slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '')
}
