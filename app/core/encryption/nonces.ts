import { randomBytes } from 'node:crypto'

const NONCE_BYTES = 16
/** Random bytes are drawn for this many nonces at once: one call costs as much as the page's headers do otherwise. */
const DRAWN_AT_ONCE = 256

let drawn = Buffer.alloc(0)
let used = 0

/** 128 random bits in Base64, which nobody has had before. */
export function newNonce(): string {
  if (used === drawn.length) {
    drawn = randomBytes(NONCE_BYTES * DRAWN_AT_ONCE)
    used = 0
  }
  const nonce = drawn.toString('base64', used, used + NONCE_BYTES)
  used += NONCE_BYTES
  return nonce
}
