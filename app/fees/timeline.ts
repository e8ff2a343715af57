import type AuditEntry from '#app/core/audit/models/audit_entry'
import { partsOf } from '#app/core/contributions/define_module'
import { timelineEntries } from '#app/core/contributions/registries'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'

const SENTENCES = {
  'fee_agreement.added': 'fees.timeline.agreed',
  'fee_agreement.edited': 'fees.timeline.agreement_edited',
  'fee_agreement.charged': 'fees.timeline.charged',
  'client_fund.deposit': 'fees.timeline.deposit',
  'client_fund.transfer': 'fees.timeline.transfer',
  'client_fund.refund': 'fees.timeline.refund',
  'client_fund.reversal': 'fees.timeline.reversal',
  'client_fund.returned': 'fees.timeline.returned',
  'expense.added': 'fees.timeline.expense',
}

const nameOf = ({ after }: AuditEntry) => ({
  name: String(after?.name ?? after?.description ?? after?.reference ?? ''),
})

/** What was agreed, spent and held in a matter, in its timeline. Its history tells amounts of it, to who may read charges. */
export const timelineParts = partsOf(timelineEntries, {
  key: 'fees',
  groups: ['money'],
  permission: 'facturas:leer',
  nouns: ['fee_agreement', 'time_entry', 'expense', 'client_fund'],
  load: (subject, page) => loadAuditEntries(subject, page, { sentences: SENTENCES, values: nameOf }),
})
