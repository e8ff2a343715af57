import { isCurrent, openForReading, type Connection } from './index_file.js'
import { SourceReader } from '#app/research/search/matching/source_reader'

/** Source name → names of its filters. */
export type SourceFilters = Record<string, readonly string[]>

/** The search file as its readers see it: everything asked inside one `read` is answered from one state of the file. */
export class IndexSnapshot {
  #connection: Connection | null = null
  #sources = new Map<string, SourceReader>()

  constructor(
    private file: string,
    private filters: SourceFilters,
    private maxOccurrences?: number
  ) {}

  /** Runs `answer` with the reader of a source, up to date; null when the index holds nothing of it. A failure closes the file; the next read opens it again. */
  read<T>(name: string, answer: (source: SourceReader | null) => T): T {
    this.#connection ??= openForReading(this.file)
    if (this.#connection === null) return answer(null)
    const connection = this.#connection
    try {
      return connection.transaction(() => answer(this.#source(connection, name)))()
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
    this.#sources.clear()
  }

  #source(connection: Connection, name: string): SourceReader | null {
    const row =
      isCurrent(connection) && connection.prepare('SELECT id, generation FROM source WHERE name = ?').get(name)
    if (!row) return null
    const { id, generation } = row as { id: number; generation: number }
    let source = this.#sources.get(name)
    if (source?.id !== id) {
      source = new SourceReader(connection, id, this.filters[name] ?? [], this.maxOccurrences)
      this.#sources.set(name, source)
    }
    source.refresh(generation)
    return source
  }
}
