import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ClientAccounts, ClientPayments } = controllers.portal

/** What clients owe the firms that work for them, and what they paid. */
router
  .group(() => {
    router.get('/', [ClientAccounts, 'show']).as('account.show')
    router.get('charges/:id/payments/add', [ClientPayments, 'create']).as('account_payments.create')
    router
      .post('charges/:id/payments', [ClientPayments, 'store'])
      .as('account_payments.store')
      .use(middleware.inPerson())
    router.get('payments/:id/proof', [ClientPayments, 'proof']).as('account_proofs.show')
  })
  .prefix('main/client/account')
  .as('portal')
  .use([middleware.as('client'), middleware.csrf(), middleware.idempotency()])
