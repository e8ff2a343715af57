import type { Tenant } from '#app/core/tenancy/tenanted'
import { decimalOf } from '#app/bank_statements/domain/amount_text'
import { signatureOf } from '#app/bank_statements/domain/fingerprint'
import { cellsOf, orderOf, rowsBelow } from '#app/bank_statements/domain/guess_mapping'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import type { Mapping } from '#app/bank_statements/domain/mapping'
import type { GridRow } from '#app/bank_statements/domain/movement'
import BankProfile from '#app/bank_statements/models/bank_profile'

/** Cells of the widest row. */
const widthOf = (rows: readonly GridRow[]) => Math.max(...rows.map(({ cells }) => cells.length))

/** By what files like this one are known: their headings, or how many columns they have. */
export function signatureIn(rows: readonly GridRow[], headingLine: number): string {
  const heading = rows.find(({ line }) => line === headingLine)
  return signatureOf(heading?.cells ?? null, widthOf(rows))
}

/** How a person of the firm read files with the same headings, whichever of the first rows they are, in the lines of this one; null when nobody did. */
export async function rememberedMapping(firm: Tenant, rows: readonly GridRow[]): Promise<Mapping | null> {
  const lines = new Map<string, number>([[signatureOf(null, widthOf(rows)), 0]])
  for (const { line, cells } of rows.slice(0, BANK_LIMITS.headingRows).reverse())
    lines.set(signatureOf(cells, cells.length), line)
  const known = await BankProfile.in(firm).whereIn('signature', [...lines.keys()])
  const lineOf = ({ signature }: BankProfile) => lines.get(signature) || Infinity
  const [profile] = known.sort((one, other) => lineOf(one) - lineOf(other))
  return profile ? inLinesOf(rows, profile, lines.get(profile.signature)!) : null
}

function inLinesOf(rows: readonly GridRow[], { mapping, accountId }: BankProfile, headingLine: number): Mapping {
  const { columns, dateOrder } = mapping
  const below = rowsBelow(rows, headingLine)
  const amounts = [columns.credit, columns.debit, columns.amount, columns.balance]
  return {
    ...{ ...mapping, headingLine, accountId },
    dateOrder: orderOf(below, columns) ?? dateOrder,
    decimal: decimalOf(amounts.flatMap((column) => cellsOf(below, column))),
  }
}
