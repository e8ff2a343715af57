import { RecordRejected } from '#sources/contract/contract'
import { CompoundFile } from './compound_file.js'

const MAGIC = 0xa5ec
const ENCRYPTED = 0x0100
const SECOND_TABLE = 0x0200

/** Characters of each of the texts of a document, which follow one another in the file. */
export interface Stories {
  body: number
  footnotes: number
  headers: number
  comments: number
  endnotes: number
  textBoxes: number
}

/** The streams of a Word 97–2003 document (MS-DOC), and where its tables stand. */
export interface WordFile {
  main: Buffer
  table: Buffer
  stories: Stories
  /** Where a table stands in `table`, by the place in the head of the file that tells it. */
  at(place: number): { from: number; length: number }
}

/** Opens a document. Throws `RecordRejected` `unreadableFile` `encrypted`, or any error for a file that is damaged. */
export function openWord(bytes: Buffer): WordFile {
  const file = new CompoundFile(bytes)
  const main = file.stream('WordDocument')
  if (!main || main.readUInt16LE(0) !== MAGIC) throw new RangeError('no Word document')
  const flags = main.readUInt16LE(0x0a)
  if (flags & ENCRYPTED) throw new RecordRejected('unreadableFile', 'encrypted')
  const table = file.stream(flags & SECOND_TABLE ? '1Table' : '0Table')
  if (!table) throw new RangeError('no table')
  return {
    main,
    table,
    stories: {
      body: main.readUInt32LE(0x4c),
      footnotes: main.readUInt32LE(0x50),
      headers: main.readUInt32LE(0x54),
      comments: main.readUInt32LE(0x5c),
      endnotes: main.readUInt32LE(0x60),
      textBoxes: main.readUInt32LE(0x64),
    },
    at: (place) => ({ from: main.readUInt32LE(place), length: main.readUInt32LE(place + 4) }),
  }
}
