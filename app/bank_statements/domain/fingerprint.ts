import { createHash } from 'node:crypto'
import { searchFold } from '#app/core/text/fold'
import type { Movement } from './movement.js'

const digest = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const plain = (text: string | null) =>
  searchFold(text ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

type Known = Pick<Movement, 'day' | 'amount' | 'balance' | 'description' | 'reference' | 'trackingKey' | 'bankKey'>

/**
 * By what a movement is known again in another file of its account. Banks use their own keys (FITID) again, so that day and amount belong to it; without a key it is what the file says,
 * with the balance after it. `occurrence` tells apart those that say the same.
 */
export function fingerprintOf(movement: Known, occurrence: number): string {
  const { day, amount, balance, description, reference, trackingKey, bankKey } = movement
  const said = bankKey
    ? ['id', bankKey, day, amount]
    : ['text', day, amount, balance, plain(description), plain(reference), plain(trackingKey)]
  return digest([...said, occurrence])
}

/** Movements of a file, each with its fingerprint: the second of those that say the same is the second one in any file that has both. */
export function fingerprinted<M extends Known>(
  movements: readonly M[]
): (M & { fingerprint: string; occurrence: number })[] {
  const seen = new Map<string, number>()
  return movements.map((movement) => {
    const key = fingerprintOf(movement, 0)
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    return { ...movement, occurrence, fingerprint: fingerprintOf(movement, occurrence) }
  })
}

/** By what a file is known again: its bytes. */
export const digestOfFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** By what files with the same headings are known; without headings, by how many columns they have. */
export const signatureOf = (headings: readonly string[] | null, columns: number): string =>
  digest(headings ? headings.map(plain) : ['none', columns])
