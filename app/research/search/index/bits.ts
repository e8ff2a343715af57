/** Sets of slots: a bit each, 32 to a number. All sets of a source have the same length. */

export function hasBit(bits: Uint32Array, slot: number): boolean {
  return (bits[slot >>> 5] & (1 << (slot & 31))) !== 0
}

export function setBit(bits: Uint32Array, slot: number): void {
  bits[slot >>> 5] |= 1 << (slot & 31)
}

export function clearBit(bits: Uint32Array, slot: number): void {
  bits[slot >>> 5] &= ~(1 << (slot & 31))
}

/** Keeps in `bits` what is in `others` too. */
export function maskBits(bits: Uint32Array, others: Uint32Array): void {
  for (let index = 0; index < bits.length; index++) bits[index] &= others[index]
}

/** Adds `others` to `bits`. */
export function joinBits(bits: Uint32Array, others: Uint32Array): void {
  for (let index = 0; index < bits.length; index++) bits[index] |= others[index]
}

/** Takes `others` out of `bits`. */
export function removeBits(bits: Uint32Array, others: Uint32Array): void {
  for (let index = 0; index < bits.length; index++) bits[index] &= ~others[index]
}

export function countBits(bits: Uint32Array): number {
  let count = 0
  for (let index = 0; index < bits.length; index++) {
    let rest = bits[index]
    if (rest === 0) continue
    rest -= (rest >>> 1) & 0x55555555
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** The slots of a set, ascending. */
export function slotsIn(bits: Uint32Array): Uint32Array<ArrayBuffer> {
  const slots = new Uint32Array(countBits(bits))
  let size = 0
  for (let index = 0; index < bits.length; index++) {
    for (let rest = bits[index]; rest !== 0; rest &= rest - 1)
      slots[size++] = (index << 5) + 31 - Math.clz32(rest & -rest)
  }
  return slots
}
