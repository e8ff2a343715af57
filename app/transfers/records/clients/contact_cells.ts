import type { ContactFields, ContactRole } from '#app/clients/domain/contact_fields'
import { splitList } from '#app/transfers/records/cells/cell_list'
import type { Cell } from '#app/transfers/records/cells/row_cells'

/** A person of a client as a row names them. What the row does not say is not there; without a role, a new one is a contact. */
export type NamedContact = Pick<ContactFields, 'name' | 'phone' | 'email' | 'roleOther'> & { role?: ContactRole }

/** The people of a client, and what the columns of people say when nobody is named: it is the client's own. */
export interface ReadContacts {
  contacts: NamedContact[]
  emails: Cell[]
  phones: Cell[]
}

/** What the columns of one kind of people say. */
export type Group = Record<'names' | 'roles' | 'emails' | 'phones', Part[]>

/** Columns that belong together. */
export const COLUMNS: (Record<keyof Group, string> & { role: ContactRole | null })[] = [
  {
    ...{ names: 'representative', roles: '', emails: 'representativeEmail', phones: 'representativePhone' },
    role: 'legal_representative',
  },
  { names: 'contact', roles: 'contactRole', emails: 'contactEmail', phones: 'contactPhone', role: null },
]

/** Longer texts are no names and no numbers; they are not looked into. */
const MAX_CELL_LENGTH = 400

const EMAIL = /[^\s;,<>()]+@[^\s;,<>()]+/
const PHONE = /\+?\(?\d[\d\s().-]{7,}\d/

/** The number of a column among those of its kind: «Contacto 2»; the first unless it says so. */
export const placeOf = ({ heading }: Cell) => Number(/\d+/.exec(heading)?.[0] ?? 1)

/** A number without what people write before and after it. */
export const bareNumber = (text: string): string =>
  text.length > MAX_CELL_LENGTH ? text : text.replace(/^[^+\d(]*/, '').replace(/\s*(?:ext|x)\.?\s*\d+\s*$/i, '')

/** An address of mail without what programs put around it. */
export const bareAddress = (text: string): string => text.replace(/^mailto:/i, '').replace(/[<>]/g, '')

/** A part of a cell, with where it stands. */
export type Part = Cell & { part: string }

/** What stands in the cells of a column, in its place in each list. */
export const partsOf = (cells: Cell[]): Part[] =>
  cells.flatMap((cell) => splitList(cell.text).map((part) => ({ ...cell, part })))
/** Those that say something. */
export const named = (parts: Part[]) => parts.filter(({ part }) => part !== '')

/** Addresses of one person, as people put several into a cell; a text that has none is one for the form to refuse. */
export const addressesIn = (parts: Part[]): Part[] =>
  named(parts).flatMap((each) => {
    const addresses = each.part.split(/[,\s/]+/).filter((part) => part.includes('@'))
    return (addresses.length > 0 ? addresses : [each.part]).map((part) => ({ ...each, part: bareAddress(part) }))
  })

/** A name that has an address or a number beside it: «Ana Ruiz, ana@correo.mx, 55 1234 5678». */
export function takenApart(part: string): { name: string; email?: string | undefined; phone?: string | undefined } {
  if (part.length > MAX_CELL_LENGTH) return { name: part }
  const email = EMAIL.exec(part)?.[0]
  const rest = email ? part.replace(email, ' ') : part
  const phone = PHONE.exec(rest)?.[0]
  if (!email && !phone) return { name: part }
  const name = (phone ? rest.replace(phone, ' ') : rest)
    .replace(/\s+/g, ' ')
    .replace(/^[ ,;:|/<>()-]+|[ ,;:|/<>()-]+$/g, '')
  return { name, email, phone }
}
