import type { Currency } from '#app/core/money'
import { BANK_PROFILES, type BankKey } from '#app/bank_statements/domain/banks'
import { fingerprinted } from '#app/bank_statements/domain/fingerprint'
import { cellsOf, rowsBelow } from '#app/bank_statements/domain/guess_mapping'
import { lackingIn, type Lacking, type Mapping } from '#app/bank_statements/domain/mapping'
import { ordersOf } from '#app/bank_statements/domain/day_text'
import type { FileContent, Movement, RefusedLine } from '#app/bank_statements/domain/movement'
import BankAccount from '#app/bank_statements/models/bank_account'
import type BankStatement from '#app/bank_statements/models/bank_statement'
import { readMovements } from '#app/bank_statements/reading/read_movements'
import { knownOf } from './known_movements.js'

const SHOWN_ROWS = 15
const SHOWN_MOVEMENTS = 50
const SHOWN_REFUSED = 100
const CELL = 80

/** A column of the file with the first thing in it. */
export type FileColumn = { at: number; heading: string | null; sample: string }

/** What would be imported. Nothing is stored by looking at it. */
export type DryRun = {
  movements: (Pick<Movement, 'line' | 'day' | 'amount' | 'description'> & { isKnown: boolean })[]
  total: number
  fresh: number
  known: number
  incoming: { count: number; amount: number }
  outgoing: { count: number; amount: number }
  refused: RefusedLine[]
  refusedCount: number
}

/** A file that is looked at before it is imported. */
export type DraftPage = {
  mapping: Mapping
  /** Whether the shape of the file is known by its headings and was compared with a file of the bank. */
  profile: { bank: BankKey; asOf: string; verified: boolean } | null
  rows: { line: number; cells: string[] }[]
  columns: FileColumn[]
  /** The dates of the file can be read in two ways. */
  asksOrder: boolean
  currency: string | null
  accounts: { id: number; name: string; bank: BankKey; lastDigits: string | null; currency: Currency }[]
  lacking: Lacking[]
  dryRun: DryRun | null
}

/** What a draft shows; `today` is the day of the firm. Two queries, whatever the file has. */
export async function draftPage(statement: BankStatement, today: string): Promise<DraftPage> {
  const mapping = statement.pendingMapping!
  const content = statement.pendingContent!
  const accounts = await BankAccount.in({ id: statement.workspaceId }).orderBy('bank_accounts.name_folded')
  const lacking = content.kind === 'table' ? lackingIn(mapping) : []
  const account = accounts.find(({ id }) => id === mapping.accountId) ?? null
  return {
    mapping,
    profile: profileOf(mapping.bank),
    ...tableOf(content, mapping),
    currency: content.kind === 'movements' ? content.account.currency : null,
    accounts: accounts.map(({ id, name, bank, lastDigits, currency }) => ({ id, name, bank, lastDigits, currency })),
    lacking,
    dryRun: lacking.length === 0 ? await dryRun(content, mapping, { account, today }) : null,
  }
}

function profileOf(bank: BankKey) {
  const profile = BANK_PROFILES.find((each) => each.bank === bank)
  return profile ? { bank, asOf: profile.asOf, verified: profile.verified } : null
}

function tableOf(content: FileContent, mapping: Mapping) {
  if (content.kind !== 'table') return { rows: [], columns: [], asksOrder: false }
  const heading = content.rows.find(({ line }) => line === mapping.headingLine)
  const below = rowsBelow(content.rows, mapping.headingLine)
  const width = Math.max(...content.rows.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => ({
    at,
    heading: heading?.cells[at]?.slice(0, CELL) || null,
    sample: (cellsOf(below.slice(0, 50), at)[0] ?? '').slice(0, CELL),
  }))
  const rows = content.rows
    .slice(0, SHOWN_ROWS)
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.slice(0, CELL)) }))
  return { rows, columns, asksOrder: ordersOf(cellsOf(below, mapping.columns.day)).length > 1 }
}

async function dryRun(
  content: FileContent,
  mapping: Mapping,
  { account, today }: { account: BankAccount | null; today: string }
): Promise<DryRun> {
  const read = readMovements(content, mapping, today)
  const movements = fingerprinted(read.movements)
  const there = account ? await knownOf(account, movements) : new Set<string>()
  const known = movements.filter(({ fingerprint }) => there.has(fingerprint)).length
  const sums = (some: Movement[]) => ({ count: some.length, amount: some.reduce((sum, { amount }) => sum + amount, 0) })
  return {
    movements: movements.slice(0, SHOWN_MOVEMENTS).map(({ line, day, amount, description, fingerprint }) => ({
      ...{ line, day, amount, description: description.slice(0, 200), isKnown: there.has(fingerprint) },
    })),
    ...{ total: movements.length, fresh: movements.length - known, known },
    incoming: sums(movements.filter(({ amount }) => amount > 0)),
    outgoing: sums(movements.filter(({ amount }) => amount < 0)),
    ...{ refused: read.refused.slice(0, SHOWN_REFUSED), refusedCount: read.refused.length },
  }
}
