import { route } from '#app/core/addresses'
import type AuditEntry from '#app/core/audit/models/audit_entry'
import { partsOf } from '#app/core/contributions/define_module'
import { timelineEntries } from '#app/core/contributions/registries'
import { CURRENCIES, formatMoney } from '#app/core/money'
import { loadAuditEntries } from '#app/matters/queries/log/audit_entries'

const SENTENCES = {
  'charge.added': 'billing.timeline.added',
  'charge.issued': 'billing.timeline.issued',
  'charge.edited': 'billing.timeline.edited',
  'charge.balance_changed': 'billing.timeline.balance_changed',
  'charge.marked_paid': 'billing.timeline.marked_paid',
  'charge.reopened': 'billing.timeline.reopened',
  'charge.written_off': 'billing.timeline.written_off',
  'charge.canceled': 'billing.timeline.canceled',
  'charge.deleted': 'billing.timeline.deleted',
}

/** The number of the charge, or `draft`, and what the entry knows of its total and its status. */
function valuesOf({ before, after }: AuditEntry): Record<string, string> {
  const { reference, total, currency, status } = { ...before, ...after } as Record<string, unknown>
  const known = CURRENCIES.find((each) => each === currency)
  const amount = typeof total === 'number' && known ? formatMoney({ amount: total, currency: known }) : ''
  const name = typeof reference === 'string' ? reference : 'draft'
  return { reference: name, amount, status: String(status ?? '') }
}

/** What the number in the sentence leads to. */
function detailOf({ action, subjectId, after }: AuditEntry) {
  if (action === 'charge.deleted' || typeof after?.reference !== 'string') return null
  return { title: after.reference, text: '', href: route('law_firm.charges.show', { id: Number(subjectId) }) }
}

/** What was done with the charges of a matter, in its timeline. */
export const timelineParts = partsOf(timelineEntries, {
  key: 'billing',
  groups: ['money'],
  permission: 'facturas:leer',
  nouns: ['charge', 'payment', 'recurring_charge'],
  load: (subject, page) =>
    loadAuditEntries(subject, page, { sentences: SENTENCES, values: valuesOf, detail: detailOf }),
})
