import { composedName, type ClientFields } from '#app/clients/domain/client_fields'
import { clientNameKey } from '#app/transfers/records/clients/clients_by_name'
import type { ReadRow, Subject } from './import_field.js'

const clientName = ({ values }: ReadRow) => {
  const fields = values as unknown as ClientFields
  return clientNameKey(fields.type === 'business' ? (fields.name ?? '') : composedName(fields))
}

/**
 * Recognises rows of a file that speak of a record of an earlier row: by their key, clients also by their name unless two RFCs say that they
 * are two. Such a row gets the key and the line of the first.
 */
export function repeatsIn(subject: Subject): (row: ReadRow) => ReadRow {
  const byKey = new Map<string, number>()
  const byName = new Map<string, { key: string; line: number; rfc: unknown }>()
  return (row) => {
    if (row.key === null) return row
    const name = subject === 'clients' ? clientName(row) : ''
    const namesake = name ? byName.get(name) : undefined
    const isSame = namesake && (!row.values.rfc || !namesake.rfc)
    const key = isSame ? namesake.key : row.key
    const first = byKey.get(key)
    if (first !== undefined) return { ...row, key, repeats: first }
    byKey.set(key, row.line)
    if (name && !namesake) byName.set(name, { key, line: row.line, rfc: row.values.rfc })
    return row
  }
}
