import { toBuffer } from 'qrcode'
import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { verificationAddress } from '#app/cfdi/domain/verification'

/** The QR by which whoever holds the paper asks the SAT, as a PNG. */
export const verificationQr = (record: CfdiRecord): Promise<Buffer> =>
  toBuffer(verificationAddress(record), { errorCorrectionLevel: 'M', margin: 0, width: 480 })
