/** Reads numbers that `ByteList.pushVarint` wrote, one after the other. */
export class VarintReader {
  constructor(
    readonly bytes: Uint8Array,
    public place = 0
  ) {}

  get isAtEnd(): boolean {
    return this.place >= this.bytes.length
  }

  next(): number {
    let byte = this.bytes[this.place++]
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.bytes[this.place++]
      value |= (byte & 127) << shift
    }
    return value
  }

  /** Passes over so many numbers. */
  pass(count: number): void {
    let place = this.place
    for (; count > 0; count--) while (this.bytes[place++] > 127);
    this.place = place
  }
}
