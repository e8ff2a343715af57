import { identifierReason } from './identifier_reasons.js'
import { OPTIONAL_TEXTS, PLAIN_TEXTS } from '#app/clients/domain/fields'
import { composedName, type ClientFields } from '#app/clients/domain/client_fields'
import { CLIENT_LENGTHS, clientValidator } from '#app/clients/validators/client'
import { tidyCurp } from '#app/core/tax/curp'
import { tidyRfc } from '#app/core/tax/rfc'
import { fold } from '#app/core/text/fold'
import { toE164 } from '#app/core/validators/phone'
import { RESPONSIBLE } from '#app/transfers/records/choices/people'
import { STATE } from '#app/transfers/records/choices/places'
import { CLIENT_TYPE, TAX_REGIME } from '#app/transfers/records/choices/words'
import { Findings } from '#app/transfers/records/findings'
import type { ImportContext } from '#app/transfers/records/import_field'
import { isCompany } from '#app/transfers/records/names/companies'
import { splitName } from '#app/transfers/records/names/split_name'
import { readArchived } from '#app/transfers/records/cells/read_archived'
import { clientTags } from './client_tags.js'
import { bareAddress, bareNumber } from './contact_cells.js'
import { ContactReader } from './read_contacts.js'
import type { Cell, RowCells } from '#app/transfers/records/cells/row_cells'

type ClientType = 'person' | 'business'

/** A person or a business: as the file says, by the RFC (13 or 12 characters), by the name, else a person. */
function typeOf(cells: RowCells, findings: Findings): ClientType {
  const said = findings.value(CLIENT_TYPE, cells)
  if (said) return said as ClientType
  const rfc = tidyRfc(cells.one('rfc')).replace(/[^A-ZÑ&\d]/g, '')
  if (rfc.length === 12) return 'business'
  if (rfc.length === 13 || cells.one('givenNames') || cells.one('firstSurname')) return 'person'
  return isCompany(cells.one('name')) ? 'business' : 'person'
}

/** The parts of the name of a person: those of the file, or the whole name taken apart. */
function personNames(cells: RowCells, { options }: ImportContext) {
  const [name, givenNames] = [cells.one('name'), cells.one('givenNames')]
  const [first, second] = [cells.one('firstSurname'), cells.one('secondSurname')]
  if (first === '' && second === '') {
    const whole = givenNames || name
    return whole === '' ? {} : splitName(whole, options.nameOrder ?? 'given')
  }
  return { givenNames: givenNames || name, firstSurname: first || undefined, secondSurname: second || undefined }
}

const MAX_LIST_ITEMS = 10

/** Telephones apart by semicolons, strokes and commas; what is none is put aside. */
function phonesOf(cells: Cell[], findings: Findings) {
  const numbers = cells.flatMap((cell) =>
    cell.text.split(/[;/,\n]|\s+y\s+|\s+o\s+/).flatMap((text) => {
      const said = bareNumber(text)
      if (said.trim() === '') return []
      if (toE164(said)) return said
      findings.setAside('phone', { ...cell, text }, 'phone')
      return []
    })
  )
  return numbers.slice(0, MAX_LIST_ITEMS).map((number) => ({ number }))
}

/** The first address of mail; the others are put aside. */
function emailOf([cell, ...others]: Cell[], findings: Findings): string | undefined {
  if (!cell) return undefined
  for (const other of others) findings.setAside(other.field, other, 'more_emails')
  const [first, ...more] = cell.text.split(/[;,\s/]+/).filter((part) => part.includes('@'))
  if (more.length > 0) findings.setAside('email', { ...cell, text: more.join('; ') }, 'more_emails')
  return bareAddress(first ?? cell.text)
}

function zipOf(cells: RowCells): string | undefined {
  const zip = cells
    .one('zip')
    .replace(/^c\.?\s?p\.?\s*/i, '')
    .replace(/\.0$/, '')
  return /^\d{4}$/.test(zip) ? `0${zip}` : zip || undefined
}

/** Reads the cells of a row of clients, by field. What it says is checked as the form checks it. */
export async function readClient(cells: RowCells, context: ImportContext) {
  const findings = new Findings(context)
  const type = typeOf(cells, findings)
  const names =
    type === 'business' ? { name: cells.one('name') || cells.one('givenNames') } : personNames(cells, context)
  const [rfc, curp] = [tidyRfc(cells.one('rfc')), tidyCurp(cells.one('curp'))]
  for (const [field, code] of identifierReason({ type, rfc: rfc || null, curp: curp || null }))
    findings.warn(field, code, { value: cells.one(field).slice(0, 30) })
  const { contacts, emails, phones: unnamed } = await new ContactReader(cells, context, findings).read()
  const phones = phonesOf([...cells.all('phone'), ...unnamed], findings)
  const responsible = findings.value(RESPONSIBLE, cells)
  const data = {
    ...Object.fromEntries(PLAIN_TEXTS.map((key) => [key, cells.one(key) || undefined])),
    ...names,
    type,
    rfc: rfc || undefined,
    curp: curp || undefined,
    email: emailOf([...cells.all('email').slice(0, 1), ...emails], findings),
    zip: zipOf(cells),
    state: findings.value(STATE, cells),
    taxRegime: findings.value(TAX_REGIME, cells),
    phones: phones.length > 0 ? phones : undefined,
    responsibleId: responsible ? Number(responsible) : undefined,
    tags: clientTags(cells, findings),
    notes:
      cells
        .all('notes')
        .map(({ text }) => text)
        .join('\n') || undefined,
  }
  return {
    data,
    shape: clientValidator,
    soft: OPTIONAL_TEXTS as string[],
    also: { contacts, ...readArchived(cells, context, findings) },
    problems: [],
    findings,
  }
}

/** Notes of a client with what had no place in a field. */
export function notesWith(notes: unknown, leftOver: string[]): string | undefined {
  const all = [notes, ...leftOver].filter(Boolean).join('\n')
  return all.slice(0, CLIENT_LENGTHS.notes) || undefined
}

/** RFCs that are everybody's: the public and foreigners. */
const GENERIC_RFC = /^(XAXX|XEXX)010101000$/

/** By what a client is known when it comes again: the RFC, else the name. */
export function clientKey(values: Record<string, unknown>): string {
  const rfc = String(values.rfc ?? '')
  if (rfc && !GENERIC_RFC.test(rfc)) return `rfc ${rfc}`
  const name = values.type === 'business' ? String(values.name) : composedName(values as unknown as ClientFields)
  return `name ${fold(name)}`
}
