import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { checkCfdi, type CheckedCfdi } from '#app/cfdi/domain/checks/check_cfdi'
import { CfdiFault, type Finding } from '#app/cfdi/parsing/fault'
import { readCfdi } from '#app/cfdi/parsing/read_cfdi'

/** An XML that may be kept. */
export interface ReadCfdi extends CheckedCfdi {
  record: CfdiRecord
}

/** Reads and checks an XML by itself. Throws CfdiFault. */
export function readChecked(bytes: Buffer, today: string): ReadCfdi {
  const record = readCfdi(bytes)
  return { record, ...checkCfdi(record, today) }
}

/** The reason for which an XML was refused; other errors are thrown again. */
export function findingOf(error: unknown): Finding {
  if (!(error instanceof CfdiFault)) throw error
  return { reason: error.reason, values: error.values }
}
