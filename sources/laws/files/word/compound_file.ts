/** Sectors that mean something else than a place in the file begin here. */
const LAST_SECTOR = 0xfffffff9
const ENTRY = 128
const NO_ENTRY = 0xffffffff
const ROOT = 5
const STREAM = 2
const MAX_ENTRIES = 20_000

/** A directory entry: its name, and where its bytes begin. */
interface Entry {
  name: string
  type: number
  left: number
  right: number
  child: number
  first: number
  size: number
}

/**
 * The streams of a compound file (MS-CFB), those of its root only: the streams of what is embedded in a document bear the same names. Throws `RangeError`
 * for a file that is cut or goes in circles.
 */
export class CompoundFile {
  readonly #bytes: Buffer
  readonly #sector: number
  readonly #small: number
  readonly #smallBelow: number
  readonly #fat: number[]
  readonly #entries: Entry[]

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#sector = 1 << (bytes.readUInt16LE(30) & 15)
    this.#small = 1 << (bytes.readUInt16LE(32) & 15)
    this.#smallBelow = bytes.readUInt32LE(56)
    if (this.#sector < 128 || this.#small > this.#sector) throw new RangeError('sectors')
    this.#fat = this.#sectorsOfFat()
    this.#entries = this.#directory()
  }

  /** The bytes of a stream of the root, or null when it has none of that name. */
  stream(name: string): Buffer | null {
    const root = this.#entries.find(({ type }) => type === ROOT)
    const entry = root && this.#childrenOf(root).find((child) => child.type === STREAM && child.name === name)
    if (!root || !entry) return null
    const isSmall = entry.size < this.#smallBelow
    const whole = isSmall ? this.#smallBytes(root, entry) : this.#bytesFrom(entry.first)
    return whole.subarray(0, entry.size)
  }

  #smallBytes(root: Entry, { first }: Entry): Buffer {
    const container = this.#bytesFrom(root.first)
    const table = this.#bytesFrom(this.#bytes.readUInt32LE(60))
    const places = chain(first, (at) => table.readUInt32LE(at * 4), container.length / this.#small + 1)
    return Buffer.concat(places.map((at) => container.subarray(at * this.#small, (at + 1) * this.#small)))
  }

  #bytesFrom(first: number): Buffer {
    const most = this.#bytes.length / this.#sector + 1
    return Buffer.concat(chain(first, (at) => this.#next(at), most).map((at) => this.#sectorAt(at)))
  }

  #next(at: number): number {
    const perSector = this.#sector / 4
    const table = this.#fat[Math.floor(at / perSector)]
    if (table === undefined) throw new RangeError('sector')
    return this.#sectorAt(table).readUInt32LE((at % perSector) * 4)
  }

  /** The last sector of a file may be cut short. */
  #sectorAt(place: number): Buffer {
    const from = (place + 1) * this.#sector
    return this.#bytes.subarray(from, from + this.#sector)
  }

  #sectorsOfFat(): number[] {
    const count = Math.min(this.#bytes.readUInt32LE(44), this.#bytes.length / this.#sector + 1)
    const places = Array.from({ length: 109 }, (_, at) => this.#bytes.readUInt32LE(76 + at * 4))
    const last = this.#sector - 4
    let more = this.#bytes.readUInt32LE(68)
    while (places.length < count && more <= LAST_SECTOR) {
      const table = this.#sectorAt(more)
      for (let at = 0; at < last; at += 4) places.push(table.readUInt32LE(at))
      more = table.readUInt32LE(last)
    }
    return places.slice(0, count).filter((place) => place <= LAST_SECTOR)
  }

  #directory(): Entry[] {
    const table = this.#bytesFrom(this.#bytes.readUInt32LE(48))
    const count = Math.min(Math.floor(table.length / ENTRY), MAX_ENTRIES)
    return Array.from({ length: count }, (_, place) => entryOf(table.subarray(place * ENTRY, (place + 1) * ENTRY)))
  }

  #childrenOf({ child }: Entry): Entry[] {
    const children = new Set<Entry>()
    const open = [child]
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const entry = place === NO_ENTRY ? undefined : this.#entries[place]
      if (!entry || children.has(entry)) continue
      children.add(entry)
      open.push(entry.left, entry.right)
    }
    return [...children]
  }
}

function entryOf(bytes: Buffer): Entry {
  return {
    name: bytes.toString('utf16le', 0, Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 64)),
    type: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    first: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  }
}

function chain(first: number, next: (place: number) => number, most: number): number[] {
  const places: number[] = []
  for (let place = first; place <= LAST_SECTOR; place = next(place)) {
    if (places.length > most) throw new RangeError('circle')
    places.push(place)
  }
  return places
}
