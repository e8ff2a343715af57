import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AccountDocuments } = controllers.portal

/** What clients take along of their account. */
router
  .group(() => {
    router.get('charges/:id/pdf', [AccountDocuments, 'charge']).as('account_charges.pdf')
    router.get('payments/:id/receipt', [AccountDocuments, 'receipt']).as('account_payments.receipt')
    router.get('statement', [AccountDocuments, 'statement']).as('account_statement.pdf')
  })
  .prefix('main/client/account')
  .as('portal')
  .use([middleware.as('client'), middleware.csrf()])
