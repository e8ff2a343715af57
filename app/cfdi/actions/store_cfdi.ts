import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { firmToday } from '#app/core/time_zone'
import { changingMoney } from '#app/billing/actions/changing_money'
import { newArrival } from '#app/documents/receiving/arriving'
import { dropFiles, storeFile } from '#app/documents/storage/stored_files'
import { occupy } from '#app/documents/storage/usage'
import Cfdi from '#app/cfdi/models/cfdi'
import { mustHold } from '#app/cfdi/parsing/fault'
import { clientIdByRfc } from '#app/cfdi/queries/client_by_rfc'
import { taxIdentityOf } from '#app/workspaces/queries/tax_identity'
import { directionOf, otherRfc } from '#app/cfdi/domain/direction'
import { cfdiColumns, writeParts } from './cfdi_columns.js'
import { logCfdi } from './log_cfdi.js'
import { mustNotExceed } from './must_not_exceed.js'
import { readChecked, type ReadCfdi } from './read_checked.js'

/** A firm by its id and its clock. */
export interface CfdiFirm {
  id: number
  timeZone: string
}

/** An XML as it arrived. */
export interface ArrivedXml {
  name: string
  bytes: Buffer
}

/** What nobody has said of it yet. */
const UNTOLD = {
  ...{ chargeId: null, paymentId: null, linkedById: null, linkedAt: null },
  ...{ canceledOn: null, cancellationReason: null, substituteUuid: null, canceledById: null },
}

/** Keeps an XML of the SAT with what it says. */
export class StoreCfdi {
  /** Throws CfdiFault for what may not be kept, DocumentProblem without room; then nothing is. */
  async handle(author: Author, firm: CfdiFirm, xml: ArrivedXml): Promise<Cfdi> {
    const read = readChecked(xml.bytes, firmToday(firm))
    const storageKey = await storeXml(firm, xml.bytes)
    try {
      return await changingMoney((trx) => this.within(trx, author, firm, { xml, read, storageKey }))
    } catch (error) {
      await dropFiles([storageKey])
      throw error
    }
  }

  /** The same within a transaction, of an XML that was read and whose file is kept. Nothing was written when it throws CfdiFault. */
  async within(
    trx: Trx,
    author: Author,
    firm: CfdiFirm,
    { xml, read, storageKey }: { xml: ArrivedXml; read: ReadCfdi; storageKey: string }
  ): Promise<Cfdi> {
    await holdCfdis(trx, firm.id)
    const { record } = read
    const same = await Cfdi.in(firm, trx).where('cfdis.uuid', record.stamp.uuid).first()
    mustHold(!same, 'duplicate', { uuid: record.stamp.uuid })
    await mustNotExceed(trx, firm.id, read)
    await occupy(trx, firm.id, xml.bytes.length)
    const direction = directionOf(record, (await taxIdentityOf(firm.id, trx)).rfc)
    const clientId = await clientIdByRfc(firm.id, otherRfc(record, direction), trx)
    const file = { fileName: xml.name.slice(-255) || `${record.stamp.uuid}.xml`, storageKey, size: xml.bytes.length }
    const sha256 = createHash('sha256').update(xml.bytes).digest('hex')
    const of = { ...UNTOLD, workspaceId: firm.id, direction, clientId, createdById: author.userId, version: 1 }
    const cfdi = await Cfdi.create({ ...cfdiColumns(read), ...file, sha256, ...of }, { client: trx })
    await writeParts(trx, cfdi, read)
    const after = { type: cfdi.type, direction, total: cfdi.total, currency: cfdi.currency }
    await logCfdi(trx, author, cfdi, { action: 'cfdi.added', after })
    return cfdi
  }
}

/** Holds the CFDI of a firm until the transaction ends: what one complement pays counts for the next. */
export const holdCfdis = (trx: Trx, workspaceId: number): Promise<void> => occupy(trx, workspaceId, 0)

/** Stores the file of an XML and returns its key. */
export async function storeXml(firm: { id: number }, bytes: Buffer): Promise<string> {
  const path = await newArrival()
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    return await storeFile(firm.id, path)
  } finally {
    await rm(path, { force: true })
  }
}
