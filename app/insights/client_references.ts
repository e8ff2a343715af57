import { clientReferences } from '#app/clients/client_parts'
import { partsOf } from '#app/core/contributions/define_module'
import type { Json } from '#app/core/contributions/registries'
import type { Trx } from '#app/core/database/trx'
import { rowsBy } from '#app/core/tenancy/rows'
import ClientReport from '#app/insights/models/client_report'
import ClientReportDraft from '#app/insights/models/client_report_draft'

type Table = 'client_reports' | 'client_report_drafts'

const idsOf = (rows: { id: number }[]): Json => rows.map(({ id }) => id)
const totalIn = (rows: unknown) => Number((rows as { total: number }[])[0]!.total)

/** Rows of a table follow their client when two become one, and go back. */
const moving = (table: Table, rowsOf: (id: number, trx?: Trx) => PromiseLike<{ id: number }[]>) => ({
  async move(trx: Trx, from: { id: number }, to: { id: number }): Promise<Json> {
    const ids = idsOf(await rowsOf(from.id, trx))
    await rowsBy(trx, table, { id: ids as number[] }).update({ client_id: to.id })
    return ids
  },
  async moveBack(trx: Trx, moved: Json, { from, to }: { from: { id: number }; to: { id: number } }) {
    await rowsBy(trx, table, { id: moved as number[], client_id: to.id }).update({ client_id: from.id })
  },
})

/** What clients were told, and what they are about to be told, follows them when two become one. */
export const clientReferenceParts = partsOf(
  clientReferences,
  {
    ...{ key: 'client_reports', order: 60 },
    count: async ({ id }) => totalIn(await ClientReport.byKey('client_id', id).count('* as total').pojo()),
    ...moving('client_reports', (id, trx) => ClientReport.byKey('client_id', id, trx).select('id')),
  },
  {
    ...{ key: 'client_report_drafts', order: 61 },
    count: async ({ id }) => totalIn(await ClientReportDraft.byKey('client_id', id).count('* as total').pojo()),
    ...moving('client_report_drafts', (id, trx) => ClientReportDraft.byKey('client_id', id, trx).select('id')),
  }
)
