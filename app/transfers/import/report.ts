import { translate } from '#app/core/messages/catalogue'
import { clientNameKey, fieldsOfName } from '#app/transfers/records/clients_by_name'
import type { ReadRow } from '#app/transfers/records/import_field'
import { problemText } from './errors_file.js'
import type { ImportRun } from './import_run.js'
import { shownFacts, type Fact } from './shown_facts.js'

/** A row as it will be. */
export interface PreviewRow {
  line: number
  title: string
  outcome: 'added' | 'updated' | 'same' | 'joined'
  facts: Fact[]
  warnings: string[]
}

/** A client whom rows of matters name: whether the firm has them, and how their name is taken apart if not. */
export interface NamedClient {
  name: string
  isNew: boolean
  type: 'person' | 'business'
  parts: string[]
  rows: number
}

/** What a file would do: its first rows as they will be, and numbers. */
export interface ImportReport {
  rows: PreviewRow[]
  /** What is odd, with how many rows say so and the first of them. */
  warnings: { text: string; count: number; line: number }[]
  clients: NamedClient[]
  numbers: Record<
    'warned' | 'joined' | 'clientsNew' | 'clientsKnown' | 'contacts' | 'parties' | 'dates' | 'notes',
    number
  >
  leftOut: { line: number; text: string }[]
}

const MOST_ROWS = 40
const MOST_WARNINGS = 100
const MOST_CLIENTS = 200

/** Gathers the report of a file that is tried. */
export class ReportBuilder {
  readonly report: ImportReport
  readonly #clients = new Map<string, NamedClient>()
  readonly #warnings = new Map<string, ImportReport['warnings'][number]>()

  constructor(
    private readonly run: ImportRun,
    leftOut: ImportReport['leftOut']
  ) {
    const numbers = {
      warned: 0,
      joined: 0,
      clientsNew: 0,
      clientsKnown: 0,
      contacts: 0,
      parties: 0,
      dates: 0,
      notes: 0,
    }
    this.report = { rows: [], warnings: [], clients: [], numbers, leftOut: leftOut.slice(0, MOST_ROWS) }
  }

  /** Names of clients in rows, to be looked up together. */
  static namesIn(rows: ReadRow[]): string[] {
    return rows.flatMap(({ key, values }) => (key === null ? [] : ((values.clients ?? []) as string[])))
  }

  add(row: ReadRow, outcome: PreviewRow['outcome'], known: Map<string, { name: string }>): void {
    const { numbers, rows } = this.report
    const texts = row.warnings.map((warning) => problemText(this.run, warning))
    if (row.repeats !== null) {
      numbers.joined++
      texts.push(translate(this.run.settings.language, 'transfers.reason.joined', { line: row.repeats }))
    }
    if (row.warnings.length > 0) numbers.warned++
    for (const text of texts) this.#warn(text, row.line)
    for (const part of ['contacts', 'parties', 'dates', 'notes'] as const)
      numbers[part] += Array.isArray(row.values[part]) ? (row.values[part] as unknown[]).length : 0
    for (const name of ReportBuilder.namesIn([row])) this.#name(name, known.has(clientNameKey(name)))
    if (rows.length < MOST_ROWS)
      rows.push({ line: row.line, outcome, warnings: texts, ...shownFacts(row.values, this.run) })
  }

  /** The same warning of many rows stands there once, with their number. */
  #warn(text: string, line: number): void {
    const before = this.#warnings.get(text)
    if (before) {
      before.count++
      return
    }
    const warning = { text, count: 1, line }
    this.#warnings.set(text, warning)
    if (this.report.warnings.length < MOST_WARNINGS) this.report.warnings.push(warning)
  }

  #name(name: string, isKnown: boolean): void {
    const key = clientNameKey(name)
    const before = this.#clients.get(key)
    if (before) {
      before.rows++
      return
    }
    const { type, givenNames, firstSurname, secondSurname } = fieldsOfName(name, this.run.context.options.nameOrder)
    const parts = type === 'person' ? [givenNames, firstSurname, secondSurname].map((part) => part ?? '') : []
    const client = { name, isNew: !isKnown, type, parts, rows: 1 }
    this.#clients.set(key, client)
    this.report.numbers[isKnown ? 'clientsKnown' : 'clientsNew']++
    if (this.report.clients.length < MOST_CLIENTS) this.report.clients.push(client)
  }
}
