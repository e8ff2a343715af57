import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { NotFound } from '#app/core/errors/no_access'
import { disposition } from '#app/core/files/disposition'
import { logPayment } from '#app/billing/actions/record_payment'
import BillingFile from '#app/billing/models/billing_file'
import type Payment from '#app/billing/models/payment'
import { attachmentType, inlineType } from '#app/documents/serving/inline_types'
import { openFile } from '#app/documents/storage/stored_files'
import { authorOf } from '#app/workspaces/context'

/** Nothing of a proof runs in our pages; a PDF is shown by the browser's own viewer, which a sandbox would keep from starting. */
const policyOf = (mediaType: string) =>
  mediaType === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/** Writes into the log who got a proof, by the name of its file. */
type LogProof = (trx: Trx, name: string) => Promise<void>

/**
 * Sends the proof of a payment to who may see the payment, and writes into the log who got it. Pictures and PDF are shown, XML is handed over as a file. Throws NotFound when there is none
 * or its file is not kept here.
 */
export function serveProof(ctx: HttpContext, payment: Payment): Promise<void> {
  return sendProof(ctx, payment, (trx, proof) =>
    logPayment(trx, authorOf(ctx), payment, { action: 'payment.proof_viewed', after: { proof } })
  )
}

/** The same for any row of a firm that names a proof. */
export async function sendProof(
  ctx: HttpContext,
  { proofId, workspaceId }: { proofId: number | null; workspaceId: number },
  log: LogProof
): Promise<void> {
  if (proofId === null) throw new NotFound('billing_files')
  const file = await BillingFile.findIn({ id: workspaceId }, proofId)
  const stream = await openFile(file.storageKey)
  if (!stream) throw new NotFound('billing_files')
  try {
    await db.transaction((trx) => log(trx, file.name))
  } catch (error) {
    stream.destroy()
    throw error
  }
  setHeaders(ctx, file)
  return ctx.response.stream(stream)
}

function setHeaders({ response }: HttpContext, { name, mediaType, size }: BillingFile): void {
  const shown = inlineType(mediaType)
  response.header('Content-Type', shown ?? attachmentType(mediaType))
  response.header('Content-Disposition', disposition(shown ? 'inline' : 'attachment', name))
  response.header('Content-Length', Number(size))
  response.header('Content-Security-Policy', policyOf(mediaType))
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cross-Origin-Resource-Policy', 'same-origin')
  response.header('Cache-Control', 'private, no-store')
}
