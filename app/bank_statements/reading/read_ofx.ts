import { tidyLine } from '#app/core/validators/fields'
import { readAmount } from '#app/bank_statements/domain/amount_text'
import { readDay } from '#app/bank_statements/domain/day_text'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import type {
  FileContent,
  Movement,
  OfxAccount,
  RefusedLine,
  RefusedReason,
} from '#app/bank_statements/domain/movement'
import { marksIn } from '#app/bank_statements/domain/text_marks'
import { UnreadableStatement } from './unreadable_file.js'

type Fields = Record<string, string>

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Text of a leaf. A lone & stays, as banks write «& CIA». Numbers of characters that are none are left out. */
const textOf = (raw: string): string =>
  raw
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,6}));/g, (_, name: string | undefined, code: string | undefined) =>
      name ? ENTITIES[name]! : Number(code) > 31 ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : ' '
    )
    .trim()

/** A tag with what follows it until the next one. Every repetition is bounded, so that reading takes time in proportion to the text. */
const TAG = /<(\/?)([A-Za-z][\w.]{0,39})(?:\s[^<>]{0,200})?\/?>([^<]*)/g

interface Read {
  accounts: Fields[]
  transactions: { line: number; fields: Fields }[]
}

/**
 * Reads OFX, 1.x without closing tags and 2.x as XML, in one pass over its tags. Neither entities nor a DOCTYPE of its own are looked at. A library for it takes exponential time for a
 * long name of a tag.
 */
function readTags(text: string): Read {
  const read: Read = { accounts: [{}], transactions: [] }
  let open: Fields | null = null
  let [line, counted] = [1, 0]
  for (const match of text.matchAll(TAG)) {
    const [, closes, name, after] = match
    const tag = name!.toUpperCase()
    if (tag === 'STMTTRN') {
      for (; counted < match.index; counted++) if (text.charCodeAt(counted) === 10) line++
      open = closes ? null : {}
      if (open) read.transactions.push({ line, fields: open })
      if (read.transactions.length > BANK_LIMITS.lines)
        throw new UnreadableStatement('too_many_lines', { most: BANK_LIMITS.lines })
    } else if (!closes) {
      if ((tag === 'STMTRS' || tag === 'CCSTMTRS') && Object.keys(read.accounts.at(-1)!).length > 0)
        read.accounts.push({})
      const said = textOf(after!)
      const fields = open ?? read.accounts.at(-1)!
      if (said !== '' && !(tag in fields)) fields[tag] = said
    }
  }
  return read
}

function accountOf({ ACCTID: number, CURDEF: currency }: Fields): OfxAccount {
  const digits = (number ?? '').replace(/\D/g, '')
  return {
    lastDigits: digits.length >= 4 ? digits.slice(-4) : null,
    currency: currency && /^[A-Z]{3}$/.test(currency.toUpperCase()) ? currency.toUpperCase() : null,
  }
}

/** The day of DTPOSTED (`20260312120000[-6:CST]`): by the bank's own clock, which its offset tells. */
const dayOf = (posted: string | undefined) => (posted ? readDay(posted.slice(0, 8), 'dmy') : null)

const cut = (text: string | undefined, length: number) => tidyLine(text ?? '', length).trim() || null

function movementOf(line: number, fields: Fields, today: string): Movement | RefusedReason {
  const day = dayOf(fields.DTPOSTED)
  if (!day) return 'day'
  if (day > today) return 'future'
  const text = fields.TRNAMT ?? ''
  const amount = readAmount(text, /,\d{1,2}$/.test(text) ? ',' : '.')
  if (typeof amount !== 'number') return amount.fault
  if (amount === 0) return 'no_amount'
  const said = [...new Set([fields.NAME, fields.PAYEE, fields.MEMO].filter(Boolean))].join(' ')
  const description = cut(said, BANK_LIMITS.description) ?? cut(fields.TRNTYPE, BANK_LIMITS.description) ?? '—'
  return {
    ...{ line, day, amount, balance: null, description },
    reference: cut(fields.REFNUM ?? fields.CHECKNUM, BANK_LIMITS.reference),
    trackingKey: cut(marksIn(said).trackingKey ?? undefined, BANK_LIMITS.tracking),
    bankKey: cut(fields.FITID, BANK_LIMITS.external),
  }
}

/** The movements of an OFX file. Throws UnreadableStatement for one of several accounts, and for one without movements. */
export function readOfx(text: string, today: string): FileContent {
  const { accounts, transactions } = readTags(text)
  const numbers = new Set(accounts.map(({ ACCTID }) => ACCTID).filter(Boolean))
  if (numbers.size > 1) throw new UnreadableStatement('ofx')
  if (transactions.length === 0) throw new UnreadableStatement('no_movements')
  const movements: Movement[] = []
  const refused: RefusedLine[] = []
  for (const { line, fields } of transactions) {
    const read = movementOf(line, fields, today)
    if (typeof read !== 'string') movements.push(read)
    else refused.push({ line, reason: read, text: Object.values(fields).join(' ').slice(0, 200) })
  }
  return { kind: 'movements', movements, refused, account: accountOf(accounts[0]!) }
}
