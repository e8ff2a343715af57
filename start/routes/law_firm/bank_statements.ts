import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { BankMatches, BankStatements, IgnoredMovements } = controllers.bankStatements

/** Files of banks, and what their movements are. */
router
  .group(() => {
    router.get('', [BankStatements, 'index']).as('index')
    router
      .group(() => {
        router.post('', [BankStatements, 'store']).as('store')
        router.get('charges', [BankMatches, 'charges']).as('charges')
        router.put(':id', [BankStatements, 'update']).as('update')
        router.post(':id/import', [BankStatements, 'run']).as('run')
        router.post('movements/:id/payment', [BankMatches, 'store']).as('accept')
        router.post('movements/:id/match', [BankMatches, 'update']).as('link')
        router.delete('movements/:id/match', [BankMatches, 'destroy']).as('unlink')
        router.post('movements/:id/ignoring', [IgnoredMovements, 'store']).as('ignore')
        router.delete('movements/:id/ignoring', [IgnoredMovements, 'destroy']).as('restore')
      })
      .use([middleware.can('pagos:crear'), middleware.idempotency()])
    router.get(':id', [BankStatements, 'show']).as('show')
    router
      .delete(':id', [BankStatements, 'destroy'])
      .as('destroy')
      .use([middleware.can('pagos:eliminar'), middleware.idempotency()])
  })
  .prefix('law-firm/bank-statements')
  .as('law_firm.bank_statements')
  .use([middleware.as('lawyer'), middleware.can('facturas:leer'), middleware.csrf()])
