import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { ByteList } from './byte_list.js'
import { VarintReader } from './varint_reader.js'

/** Bytes of a block before it is compressed; a longer entry has a block of its own. */
const TARGET = 14_000
/** Higher levels gain one part in a hundred and take three times as long. */
const LEVEL = 1
/** Room for one block: most are unpacked in one piece. */
const UNPACKED_ROOM = 16_000
/** The first byte of a block says what it is; of an unpacked one it is always the first. */
const PLAIN = 0
const COMPRESSED = 1

/** A word and its bytes. */
export interface BlockEntry {
  word: string
  bytes: Uint8Array
}

/** Packs entries, which come in the order of their words, into blocks; `write` is given each block and its first word. */
export class BlockPacker {
  #block = new ByteList()
  #first = ''

  /** @param isLasting whether the blocks are worth compressing: those of small segments are soon written again */
  constructor(
    private write: (first: string, block: Uint8Array) => void,
    private isLasting = true
  ) {}

  add(word: string, bytes: Uint8Array): void {
    if (this.#block.length > 0 && this.#block.length + bytes.length > TARGET) this.finish()
    if (this.#block.length === 0) {
      this.#first = word
      this.#block.push(PLAIN)
    }
    const text = Buffer.from(word, 'utf16le')
    this.#block.pushVarint(text.length)
    this.#block.pushVarint(bytes.length)
    this.#block.pushAll(text)
    this.#block.pushAll(bytes)
  }

  finish(): void {
    if (this.#block.length === 0) return
    this.write(this.#first, this.isLasting ? compressed(this.#block.bytes()) : this.#block.bytes().slice())
    this.#block.clear()
  }
}

function compressed(block: Uint8Array): Uint8Array {
  const data = zstdCompressSync(block, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
  return Buffer.concat([Buffer.of(COMPRESSED), data])
}

/** The block as it was before it was compressed. */
export function unpacked(data: Buffer): Buffer {
  if (data[0] === PLAIN) return data
  const block = zstdDecompressSync(data.subarray(1), { chunkSize: UNPACKED_ROOM })
  const exact = Buffer.allocUnsafeSlow(block.length)
  block.copy(exact)
  return exact
}

/** The entries of an unpacked block. */
export function* entriesOf(block: Buffer): Generator<BlockEntry> {
  const reader = new VarintReader(block, 1)
  while (!reader.isAtEnd) {
    const textLength = reader.next()
    const length = reader.next()
    const word = block.toString('utf16le', reader.place, reader.place + textLength)
    reader.place += textLength + length
    yield { word, bytes: block.subarray(reader.place - length, reader.place) }
  }
}

/** The bytes of a word in an unpacked block; null when it is not there. */
export function entryOf(block: Buffer, word: string): Uint8Array | null {
  const wanted = Buffer.from(word, 'utf16le')
  const reader = new VarintReader(block, 1)
  while (!reader.isAtEnd) {
    const textLength = reader.next()
    const length = reader.next()
    const { place } = reader
    reader.place += textLength + length
    if (textLength === wanted.length && wanted.compare(block, place, place + textLength) === 0)
      return block.subarray(place + textLength, reader.place)
  }
  return null
}
