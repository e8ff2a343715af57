import { MAX_CENTAVOS } from '#app/matters/validators/matter'
import { CLIENT_ROLE, namedRole } from './choices/words.js'
import type { Findings } from './findings.js'
import { readAmount } from '#app/transfers/records/cells/read_amount'
import { readDate } from '#app/transfers/records/cells/read_date'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

/** The day on which the claim was filed. What else the cell says is put aside. */
function filedOnOf(cells: RowCells, findings: Findings): string | undefined {
  const [cell] = cells.all('filedOn')
  if (!cell) return undefined
  const date = readDate(cell.text)
  if (!date) findings.setAside('filedOn', cell, 'date')
  else if (date.rest) findings.leftOver.push(`${cell.heading}: ${cell.text}`)
  return date?.day
}

/** What is claimed, in centavos of pesos. What is no amount of pesos, and what else the cell says, is put aside. */
function claimAmountOf(cells: RowCells, findings: Findings): number | undefined {
  const [cell] = cells.all('claimAmount')
  if (!cell) return undefined
  const amount = readAmount(cell.text)
  if (!amount || amount.centavos > MAX_CENTAVOS) {
    findings.setAside('claimAmount', cell, 'amount')
    return undefined
  }
  if (amount.rest) findings.leftOver.push(`${cell.heading}: ${cell.text}`)
  return amount.centavos
}

/**
 * Whom the firm stands for, when the claim was filed and how much is claimed. `clientRole` tells the sides of the parties: it may also be one that no
 * client of a matter has, such as that of an authority.
 */
export function readClaim(cells: RowCells, findings: Findings) {
  const ourRole = findings.value(CLIENT_ROLE, cells)
  return {
    ourRole,
    clientRole: ourRole ?? namedRole(cells.one('clientRole')) ?? undefined,
    filedOn: filedOnOf(cells, findings),
    claimAmount: claimAmountOf(cells, findings),
  }
}
