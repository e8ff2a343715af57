import type ClientErased from '#app/clients/events/client_erased'
import ClientReport from '#app/insights/models/client_report'
import ClientReportDraft from '#app/insights/models/client_report_draft'

/** What a client was told, and what they were about to be told, goes with them. */
export default class ForgetClient {
  async handle({ trx, clientId }: ClientErased) {
    await ClientReportDraft.byKey('client_id', clientId, trx).delete()
    await ClientReport.byKey('client_id', clientId, trx).delete()
  }
}
