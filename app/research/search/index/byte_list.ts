/** Bytes that are written one after the other, into room that is used again. */
export class ByteList {
  #bytes = new Uint8Array(1 << 12)
  length = 0

  clear(): void {
    this.length = 0
  }

  push(byte: number): void {
    if (this.length === this.#bytes.length) this.#reserve(1)
    this.#bytes[this.length++] = byte
  }

  /** Appends a whole number from 0 to 2^31 - 1, seven bits a byte, the lowest first. */
  pushVarint(value: number): void {
    while (value > 127) {
      this.push((value & 127) | 128)
      value >>>= 7
    }
    this.push(value)
  }

  pushAll(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.#bytes.length) this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** What was written, in place: good until more is. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length)
  }

  #reserve(more: number): void {
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
