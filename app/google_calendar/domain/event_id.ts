import { createHash } from 'node:crypto'

const DIGITS = '0123456789abcdefghijklmnopqrstuv'
const BITS = 5
/** 160 bits: 32 characters. */
const BYTES = 20

/** Bytes in base32hex (RFC 4648, 7) in small letters and without filling, the alphabet that Google takes for ids of events. */
export function base32hex(bytes: Uint8Array): string {
  let text = ''
  let [held, count] = [0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    count += 8
    while (count >= BITS) {
      count -= BITS
      text += DIGITS[(held >>> count) & 31]
    }
    held &= (1 << count) - 1
  }
  return count > 0 ? text + DIGITS[(held << (BITS - count)) & 31] : text
}

/** The id of the event that stands for a thing, the same whenever it is asked. `turn` counts up when an event of that id belongs to something else by now. */
export function eventIdOf(scope: string, item: string, turn = 0): string {
  const name = turn === 0 ? `${scope}:${item}` : `${scope}:${item}:${turn}`
  return `foja${base32hex(createHash('sha256').update(name).digest().subarray(0, BYTES))}`
}
