import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ClientFunds, FeeAgreements, FeeCharges, FundMovements, MatterExpenses, TimeEntries, Timers } = controllers.fees

/** What was agreed in a matter, what was spent in it, and the money that is held for it. */
router
  .group(() => {
    router
      .put('fee-agreement', [FeeAgreements, 'update'])
      .as('fee_agreements.update')
      .use(middleware.can('facturas:editar'))
    router
      .group(() => {
        router.post('fee-charges', [FeeCharges, 'store']).as('fee_charges.store')
        router.post('work-charges', [FeeCharges, 'work']).as('work_charges.store')
      })
      .use(middleware.can('facturas:crear'))
    router
      .group(() => {
        router.post('expenses', [MatterExpenses, 'store']).as('matter_expenses.store')
        router.put('expenses/:id', [MatterExpenses, 'update']).as('matter_expenses.update')
        router.delete('expenses/:id', [MatterExpenses, 'destroy']).as('matter_expenses.destroy')
      })
      .use(middleware.can('expedientes:editar'))
    router
      .group(() => {
        router.get('expenses/:id/proof', [MatterExpenses, 'proof']).as('expense_proofs.show')
        router.get('fund', [ClientFunds, 'show']).as('client_funds.show')
        router.get('fund/pdf', [ClientFunds, 'pdf']).as('client_funds.pdf')
        router.get('fund/file', [ClientFunds, 'file']).as('client_funds.file')
        router.get('fund/movements/:id/proof', [FundMovements, 'proof']).as('fund_proofs.show')
      })
      .use(middleware.can('facturas:leer'))
    router
      .group(() => {
        router.post('fund/deposits', [FundMovements, 'deposit']).as('fund_deposits.store')
        router.post('fund/refunds', [FundMovements, 'refund']).as('fund_refunds.store')
        router.post('fund/transfers', [FundMovements, 'transfer']).as('fund_transfers.store')
        router.post('fund/movements/:id/reversal', [FundMovements, 'reverse']).as('fund_reversals.store')
      })
      .use(middleware.can('pagos:crear'))
  })
  .prefix('law-firm/files/:dossierId')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

/** The time that people write down for themselves. */
router
  .group(() => {
    router.get('time', [TimeEntries, 'index']).as('time_entries.index').use(middleware.can('expedientes:leer'))
    router
      .group(() => {
        router.post('time', [TimeEntries, 'store']).as('time_entries.store')
        router.post('time/timer', [Timers, 'store']).as('timers.store')
        router.delete('time/timer', [Timers, 'destroy']).as('timers.destroy')
        router.post('time/timer/entry', [Timers, 'stop']).as('timer_entries.store')
        router.put('time/:id', [TimeEntries, 'update']).as('time_entries.update')
        router.delete('time/:id', [TimeEntries, 'destroy']).as('time_entries.destroy')
      })
      .use(middleware.can('expedientes:editar'))
  })
  .prefix('law-firm')
  .as('law_firm')
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
