import type { HttpContext } from '@adonisjs/core/http'
import { disposition } from '#app/core/files/disposition'
import type { BillingPdf } from '#app/billing/printing/billing_pdfs'

/** Answers with a document; no cache keeps it. */
export function sendPdf({ response }: HttpContext, { name, bytes }: BillingPdf) {
  response.header('Content-Type', 'application/pdf').header('Cache-Control', 'private, no-store')
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Disposition', disposition('attachment', name))
  return response.send(bytes)
}
