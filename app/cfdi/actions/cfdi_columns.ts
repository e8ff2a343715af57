import type { Trx } from '#app/core/database/trx'
import { decimalOf, millionths } from '#app/cfdi/domain/decimals'
import { cfdiText } from '#app/cfdi/domain/text'
import type Cfdi from '#app/cfdi/models/cfdi'
import CfdiInstallment from '#app/cfdi/models/cfdi_installment'
import CfdiRelation from '#app/cfdi/models/cfdi_relation'
import type { ReadCfdi } from './read_checked.js'

const orNull = (text: string, most: number) => text.slice(0, most) || null

/** What is to be looked at is kept up to so many findings: a line of concepts may give one each. */
const MOST_WARNINGS = 100

/** The columns that follow from an XML. */
export function cfdiColumns({ record, amounts, warnings }: ReadCfdi) {
  const { type, standard, issuer, receiver, currency, exchangeRate, stamp } = record
  return {
    ...{ type, standard, currency, ...amounts, uuid: stamp.uuid },
    warnings: warnings.slice(0, MOST_WARNINGS),
    series: orNull(record.series, 25),
    folio: orNull(record.folio, 40),
    issuedOn: record.issuedAt.slice(0, 10),
    issuerRfc: issuer.rfc,
    issuerName: issuer.name.slice(0, 300),
    receiverRfc: receiver.rfc,
    receiverName: receiver.name.slice(0, 300),
    method: orNull(record.method, 3),
    form: orNull(record.form, 2),
    exchangeRate: exchangeRate ? millionths(decimalOf(exchangeRate, 'TipoCambio')) : null,
    searchText: cfdiText(record),
  }
}

/** Writes what it names and what it says was paid. */
export async function writeParts(trx: Trx, { id, workspaceId }: Cfdi, { record, installments }: ReadCfdi) {
  const of = { workspaceId, cfdiId: id }
  const pairs = new Map(
    record.relations.flatMap(({ kind, uuids }) => uuids.map((uuid) => [`${kind} ${uuid}`, { kind, uuid }] as const))
  )
  const relations = [...pairs.values()].map(({ kind, uuid }) => ({ ...of, kind: kind.slice(0, 2), uuid }))
  await CfdiRelation.createMany(relations, { client: trx })
  const rows = installments.map(({ installment, before, after, ...paid }) => ({
    ...{ ...of, ...paid, number: installment, balanceBefore: before, balanceAfter: after },
  }))
  await CfdiInstallment.createMany(rows, { client: trx })
}
