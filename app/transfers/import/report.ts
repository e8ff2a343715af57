import { translate } from '#app/core/messages/catalogue'
import {
  clientNameKey,
  fieldsOfName,
  KnownClients,
  type KnownClient,
} from '#app/transfers/records/clients/clients_by_name'
import type { ReadRow } from '#app/transfers/records/import_field'
import type { GivenRfc } from '#app/transfers/records/clients/read_client_rfc'
import { problemText } from './errors_file.js'
import type { ImportRun } from './import_run.js'
import { presentFacts, type Fact } from './present_facts.js'

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

const MAX_ROWS = 40
const MAX_WARNINGS = 100
const MAX_CLIENTS = 200

/** Gathers the report of a file that is tried. */
export class ReportBuilder {
  readonly report: ImportReport
  readonly #clients = new Map<number, NamedClient>()
  /** Whom rows so far would write down; they have negative ids. */
  readonly #made = new KnownClients()
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
    this.report = { rows: [], warnings: [], clients: [], numbers, leftOut: leftOut.slice(0, MAX_ROWS) }
  }

  /** Names and RFCs of clients in rows, to be looked up together. */
  static clientsIn(rows: ReadRow[]): { names: string[]; rfcs: string[] } {
    const right = rows.filter(({ key }) => key !== null)
    return { names: right.flatMap(namesIn), rfcs: right.flatMap((row) => rfcIn(row) ?? []) }
  }

  add(row: ReadRow, outcome: PreviewRow['outcome'], known: KnownClients): void {
    const { numbers, rows } = this.report
    const texts = row.warnings.map((warning) => problemText(this.run, warning))
    if (row.repeats !== null) {
      numbers.joined++
      texts.push(translate(this.run.settings.language, 'transfers.reason.joined', { line: row.repeats }))
    }
    const named = namesIn(row).map((name) => ({ name, client: this.#client(name, rfcIn(row), known) }))
    const aboutRfc = outcome === 'same' ? [] : named.flatMap((one) => this.#aboutRfc(one, rfcIn(row)))
    texts.push(...aboutRfc)
    if (row.warnings.length + aboutRfc.length > 0) numbers.warned++
    for (const text of texts) this.#warn(text, row.line)
    for (const part of ['contacts', 'parties', 'dates', 'notes'] as const)
      numbers[part] += Array.isArray(row.values[part]) ? (row.values[part] as unknown[]).length : 0
    if (rows.length < MAX_ROWS)
      rows.push({ line: row.line, outcome, warnings: texts, ...presentFacts(row.values, this.run) })
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
    if (this.report.warnings.length < MAX_WARNINGS) this.report.warnings.push(warning)
  }

  /** The client whom a row names, with those of earlier rows; counted once. */
  #client(name: string, rfc: string | undefined, known: KnownClients): KnownClient {
    const there = known.find(name, rfc)
    const client = there ?? this.#made.find(name, rfc) ?? { id: -1 - this.#clients.size, name, rfc: rfc ?? null }
    const before = this.#clients.get(client.id)
    if (before) {
      before.rows++
      return client
    }
    if (!there) this.#made.add(client)
    const order = this.run.context.options.nameOrder
    const { type, givenNames, firstSurname, secondSurname } = fieldsOfName(name, order, rfc)
    const parts = type === 'person' ? [givenNames, firstSurname, secondSurname].map((part) => part ?? '') : []
    const shown = { name, isNew: !there, type, parts, rows: 1 }
    this.#clients.set(client.id, shown)
    this.report.numbers[there ? 'clientsKnown' : 'clientsNew']++
    if (this.report.clients.length < MAX_CLIENTS) this.report.clients.push(shown)
    return client
  }

  /** That an RFC is of somebody who is called otherwise, or is not taken by who is there already. */
  #aboutRfc({ name, client }: { name: string; client: KnownClient }, rfc: string | undefined): string[] {
    if (!rfc) return []
    const { language } = this.run.settings
    const values = { value: rfc, client: client.name }
    if (client.rfc !== rfc) return [translate(language, 'transfers.reason.rfc_not_taken', values)]
    if (clientNameKey(client.name) === clientNameKey(name)) return []
    return [translate(language, 'transfers.reason.rfc_other_name', values)]
  }
}

const namesIn = ({ values }: ReadRow) => (values.clients ?? []) as string[]
const rfcIn = ({ values }: ReadRow) => (values.clientRfc as GivenRfc | undefined)?.rfc
