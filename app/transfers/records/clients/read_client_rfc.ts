import { translate } from '#app/core/messages/catalogue'
import { tidyRfc } from '#app/core/tax/rfc'
import { typeOfName } from './clients_by_name.js'
import type { Findings } from '#app/transfers/records/findings'
import { identifierReason } from './identifier_reasons.js'
import type { ImportContext } from '#app/transfers/records/import_field'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

/** The RFC of the only client of a row, and the note that keeps it where the client cannot take it. */
export interface GivenRfc {
  rfc: string
  note: string
}

/** The RFC that a row of matters gives its client. What is odd, and what may be of several or of nobody, is put aside with a warning. */
export function readClientRfc(
  cells: RowCells,
  clients: string[],
  { language }: ImportContext,
  findings: Findings
): GivenRfc | undefined {
  const [cell] = cells.all('clientRfc')
  if (!cell) return undefined
  const [client, ...others] = clients
  if (!client || others.length > 0) {
    findings.setAside('clientRfc', cell, 'rfc_nameless')
    return undefined
  }
  const rfc = tidyRfc(cell.text)
  const [odd] = identifierReason({ type: typeOfName(client, rfc), rfc, curp: null })
  if (odd) {
    findings.setAside('clientRfc', cell, odd[1])
    return undefined
  }
  return { rfc, note: `${translate(language, 'transfers.note.left_over')}\n${cell.heading}: ${cell.text}` }
}
