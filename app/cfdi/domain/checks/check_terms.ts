import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { hasKey, SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'
import { CfdiFault, mustHold, type Fault, type Finding } from '#app/cfdi/parsing/fault'

/**
 * How it is to be paid: an invoice at once (PUE) with the form that it was paid in, or later (PPD) with 99, «por definir» (RMF 2.7.1.32); a complement of payments with neither. CFDI 3.3
 * were stamped without that being asked, so that of those it is only told.
 */
export function checkTerms(record: CfdiRecord): Finding[] {
  const { type, method, form } = record
  if (method !== '') mustHold(hasKey(SAT_CATALOGUES.method, method), 'method', { method: method.slice(0, 20) })
  if (form !== '') mustHold(hasKey(SAT_CATALOGUES.form, form), 'form', { form: form.slice(0, 20) })
  if (type === 'P') mustHold(method === '' && form === '', 'payment_method', { method: method || form })
  if (type !== 'I') return []
  const reason = problemOf(record)
  if (!reason) return []
  const values = { form: form || '—', method: method || '—' }
  if (record.standard === '4.0') throw new CfdiFault(reason, values)
  return [{ reason, values }]
}

function problemOf({ method, form }: CfdiRecord): Fault | null {
  if (method === '') return 'method'
  if (form === '') return 'form'
  if (method === 'PPD' && form !== '99') return 'ppd_form'
  if (method === 'PUE' && form === '99') return 'pue_form'
  return null
}
