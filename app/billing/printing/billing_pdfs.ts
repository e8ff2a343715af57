import { inject } from '@adonisjs/core'
import { translate, type Language } from '#app/core/messages/catalogue'
import { PdfRenderer } from '#app/core/pdf/pdf_renderer'
import { firmToday } from '#app/core/time_zone'
import type Charge from '#app/billing/models/charge'
import type Payment from '#app/billing/models/payment'
import type { Statement } from '#app/billing/queries/load_statement'
import { firstConcepts } from '#app/billing/queries/owed_lines'
import { receiptLines } from '#app/billing/queries/receipt_lines'
import type Client from '#app/clients/models/client'
import { chargeDocument } from './charge_document.js'
import { letterheadOf, type Letterhead } from './letterhead.js'
import { receiptDocument } from './receipt_document.js'
import { reminderDocument } from './reminder_document.js'
import { statementDocument } from './statement_document.js'

/** A document of billing: its bytes, and the name that people save it under. */
export interface BillingPdf {
  name: string
  bytes: Buffer
}

/** Makes the documents that clients get, in the language of their reader. Each throws PdfUnavailable. */
@inject()
export class BillingPdfs {
  constructor(private readonly pdfs: PdfRenderer) {}

  async charge(charge: Charge, language: Language): Promise<BillingPdf> {
    await charge.load((load) => load.load('client').load('items'))
    const head = await letterheadOf(charge.workspaceId, language)
    const reference = charge.reference ?? head.t('charge.no_number')
    return this.make('charge', head, chargeDocument(head, charge, firmToday(head.firm)), { reference })
  }

  async receipt(payment: Payment, language: Language): Promise<BillingPdf> {
    await payment.load('client')
    const head = await letterheadOf(payment.workspaceId, language)
    const content = receiptDocument(head, payment, await receiptLines(payment), firmToday(head.firm))
    return this.make('receipt', head, content, { number: payment.number })
  }

  async statement(client: Client, statement: Statement, language: Language): Promise<BillingPdf> {
    const head = await letterheadOf(client.workspaceId, language)
    const content = statementDocument(head, client, statement, firmToday(head.firm))
    return this.make('statement', head, content, { client: client.name })
  }

  /** Reminds of charges of one client. */
  async reminder(client: Client, charges: Charge[], language: Language): Promise<BillingPdf> {
    const concepts = await firstConcepts(charges.map(({ id }) => id))
    const head = await letterheadOf(client.workspaceId, language)
    const content = reminderDocument(head, client, { charges, concepts }, firmToday(head.firm))
    const reference = charges.length === 1 ? (charges[0]!.reference ?? '') : client.name
    return this.make('reminder', head, content, { reference })
  }

  private async make(
    document: keyof typeof TEMPLATES,
    { language, files }: Letterhead,
    content: object,
    named: Record<string, string | number>
  ): Promise<BillingPdf> {
    const name = translate(language, `billing_pdf.${document}.file`, named)
    return { name: `${name}.pdf`, bytes: await this.pdfs.render(TEMPLATES[document], content, files) }
  }
}

const TEMPLATES = {
  charge: 'charge',
  receipt: 'payment_receipt',
  statement: 'account_statement',
  reminder: 'payment_reminder',
} as const
