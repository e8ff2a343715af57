import router from '@adonisjs/core/services/router'
import { onlyRecordId, recordId } from '#app/core/http/record_id'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AccountStatements, BillingSettings, ChargeEmails, ChargePdfs, PaymentReceipts } = controllers.billing
const { ReceiptEmails, ReminderPauses, ReminderPdfs, StatementEmails } = controllers.billing
const MAY_SEND = [middleware.can('facturas:editar'), middleware.inPerson()]

/** Documents of charges and payments, and the emails that they went out with. */
router
  .group(() => {
    router.get('e-collections/:id/pdf', [ChargePdfs, 'show']).as('charges.pdf')
    router.get('e-collections/:id/reminder', [ReminderPdfs, 'charge']).as('charges.reminder')
    router.get('e-collections/:id/emails', [ChargeEmails, 'index']).as('charge_emails.index')
    router.post('e-collections/:id/emails', [ChargeEmails, 'store']).as('charge_emails.store').use(MAY_SEND)
    router
      .group(() => {
        router.post('/', [ReminderPauses, 'storeCharge']).as('store')
        router.delete('/', [ReminderPauses, 'destroyCharge']).as('destroy')
      })
      .prefix('e-collections/:id/reminder-pause')
      .as('charge_reminder_pauses')
      .use(middleware.can('facturas:editar'))
    router.get('payments/:id/receipt', [PaymentReceipts, 'show']).as('payments.receipt')
    router.get('payments/:id/emails', [ReceiptEmails, 'index']).as('receipt_emails.index')
    router
      .post('payments/:id/emails', [ReceiptEmails, 'store'])
      .as('receipt_emails.store')
      .use([middleware.can('pagos:crear'), middleware.inPerson()])
  })
  .prefix('law-firm')
  .as('law_firm')
  .where('id', onlyRecordId)
  .use([middleware.as('lawyer'), middleware.can('facturas:leer'), middleware.csrf(), middleware.idempotency()])

/** Who owes what, and the account of each client. */
router
  .group(() => {
    router.get('/', [AccountStatements, 'index']).as('account_statements.index')
    router.get('file', [AccountStatements, 'file']).as('account_statements.file')
    router.get(':clientId', [AccountStatements, 'show']).as('account_statements.show')
    router.get(':clientId/pdf', [AccountStatements, 'pdf']).as('account_statements.pdf')
    router.get(':clientId/reminder', [ReminderPdfs, 'client']).as('account_statements.reminder')
    router.get(':clientId/file', [AccountStatements, 'movements']).as('account_statements.movements')
    router.get(':clientId/emails', [StatementEmails, 'index']).as('statement_emails.index')
    router.post(':clientId/emails', [StatementEmails, 'store']).as('statement_emails.store').use(MAY_SEND)
    router
      .group(() => {
        router.post('/', [ReminderPauses, 'storeClient']).as('store')
        router.delete('/', [ReminderPauses, 'destroyClient']).as('destroy')
      })
      .prefix(':clientId/reminder-pause')
      .as('client_reminder_pauses')
      .use(middleware.can('facturas:editar'))
  })
  .prefix('law-firm/account-statements')
  .as('law_firm')
  .where('clientId', recordId)
  .use([middleware.as('lawyer'), middleware.can('facturas:leer'), middleware.csrf(), middleware.idempotency()])

/** How a firm charges and how its clients pay it. */
router
  .group(() => {
    router.get('payments', [BillingSettings, 'show']).as('show')
    router.put('payments', [BillingSettings, 'update']).as('update').use(middleware.inPerson())
  })
  .prefix('law-firm/settings')
  .as('law_firm.billing_settings')
  .use([middleware.as('lawyer'), middleware.can('suscripcion:gestionar'), middleware.csrf(), middleware.idempotency()])
