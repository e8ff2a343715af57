import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import type { Finding } from '#app/cfdi/parsing/fault'
import { checkAmounts, type CfdiAmounts } from './check_amounts.js'
import { checkHead } from './check_head.js'
import { checkPayments, type PaidInstallment } from './check_payments.js'
import { checkRelations } from './check_relations.js'
import { checkRetention } from './check_retention.js'

/** What an XML is worth once it was checked. */
export interface CheckedCfdi {
  amounts: CfdiAmounts
  installments: PaidInstallment[]
  /** What is to be looked at and is no reason to refuse it. */
  warnings: Finding[]
}

/**
 * Checks what a CFDI says against itself: who, when, amounts to the centavo, how it is paid, what it names. `today` is the day of the firm. Throws CfdiFault with the first reason to refuse it.
 * The seals are not verified, and nobody is asked whether it is in force.
 */
export function checkCfdi(record: CfdiRecord, today: string): CheckedCfdi {
  const warnings = checkHead(record, today)
  checkRelations(record)
  if (record.type === 'R') return { amounts: checkRetention(record), installments: [], warnings }
  const amounts = checkAmounts(record, warnings)
  return { amounts, installments: record.type === 'P' ? checkPayments(record, warnings) : [], warnings }
}
