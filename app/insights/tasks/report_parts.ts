import { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import { newStorageKey, removeStored } from '#app/core/tasks/task_files'

/** Where the file of a report has come to; it stands in the checkpoint of its task. */
export type ReportPlace = {
  /** Where the file will lie; the names of its pieces begin with it. Known before anything is written, so that whoever goes on writes to the same places. */
  store: string
  /** The day of the firm on which it was begun: a period of its filters stays that of this day. */
  today: string
  /** How many rows it has; null before they were listed. */
  total: number | null
  /** How many of its parts are written, and how many rows are in them: some may be gone since they were listed. */
  parts: number
  rows: number
}

/** Rows of one part. Work that was killed begins with the part that it was at. */
export const PART_ROWS = 5_000

export const newPlace = (today: string): ReportPlace => ({
  ...{ store: newStorageKey('tasks'), today, total: null, parts: 0, rows: 0 },
})

/**
 * The pieces of which the file of a report is made: which rows it has, in their order and of one moment, and the parts that are written. A piece that its process did not end is written again under
 * the same name.
 */
export class ReportParts {
  constructor(private readonly place: ReportPlace) {}

  /** Notes which rows there are. */
  async list(ids: number[]): Promise<void> {
    await drive.use().put(this.listName, JSON.stringify(ids))
  }

  /** Whether the list is still on the disk. */
  areListed(): Promise<boolean> {
    return drive.use().exists(this.listName)
  }

  /** The ids of the rows, in their order. */
  async ids(): Promise<number[]> {
    return JSON.parse(await drive.use().get(this.listName)) as number[]
  }

  /** Writes the next part. */
  async write(text: string): Promise<void> {
    await drive.use().put(this.nameOf(this.place.parts), text)
  }

  /** A first line and all parts one after the other, of which a piece at a time is in memory. */
  content(head: string): Readable {
    const names = Array.from({ length: this.place.parts }, (_, at) => this.nameOf(at))
    return Readable.from(bytesOf(head, names), { objectMode: false })
  }

  /** Takes all pieces away. */
  async remove(): Promise<void> {
    const most = Math.ceil((this.place.total ?? 0) / PART_ROWS)
    const parts = Array.from({ length: most }, (_, at) => this.nameOf(at))
    for (const name of [...parts, this.listName]) if (await drive.use().exists(name)) await removeStored(name)
  }

  private get listName(): string {
    return `${this.place.store}-rows`
  }

  private nameOf(at: number): string {
    return `${this.place.store}-${at}`
  }
}

async function* bytesOf(head: string, names: string[]) {
  yield Buffer.from(head)
  for (const name of names) yield* await drive.use().getStream(name)
}
