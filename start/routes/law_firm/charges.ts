import router from '@adonisjs/core/services/router'
import { onlyRecordId } from '#app/core/http/record_id'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ChargeClients, ChargeLists, Charges, ChargeStates, RecurringCharges } = controllers.billing

/** What clients owe a firm. */
router
  .group(() => {
    router.get('/', [ChargeLists, 'index']).as('index')
    router.get('file', [ChargeLists, 'file']).as('file')
  })
  .prefix('law-firm/e-collections')
  .as('law_firm.charges')
  .use([middleware.as('lawyer'), middleware.can('facturas:leer'), middleware.csrf()])

/** One charge: written down, read, changed, and what becomes of it. */
router
  .group(() => {
    router
      .group(() => {
        router.get('add', [Charges, 'create']).as('charges.create')
        router.post('/', [Charges, 'store']).as('charges.store')
      })
      .use(middleware.can('facturas:crear'))
    router
      .get('clients/:id', [ChargeClients, 'show'])
      .as('charges.client')
      .use([middleware.can('facturas:leer'), middleware.can('clientes:leer')])
    router.get(':id', [Charges, 'show']).as('charges.show').use(middleware.can('facturas:leer'))
    router
      .group(() => {
        router.get(':id/edit', [Charges, 'edit']).as('charges.edit')
        router.put(':id', [Charges, 'update']).as('charges.update')
        router.put(':id/terms', [ChargeStates, 'terms']).as('charge_terms.update')
        router.post(':id/issue', [ChargeStates, 'issue']).as('charge_issues.store')
        router.post(':id/settlement', [ChargeStates, 'mark']).as('charge_settlements.store')
        router.delete(':id/settlement', [ChargeStates, 'reopen']).as('charge_settlements.destroy')
      })
      .use(middleware.can('facturas:editar'))
    router
      .group(() => {
        router.post(':id/cancellation', [ChargeStates, 'cancel']).as('charge_cancellations.store')
        router.post(':id/write-off', [ChargeStates, 'writeOff']).as('charge_write_offs.store')
        router.delete(':id', [Charges, 'destroy']).as('charges.destroy')
      })
      .use(middleware.can('facturas:eliminar'))
  })
  .prefix('law-firm/e-collections')
  .as('law_firm')
  .where('id', onlyRecordId)
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])

/** What is charged again in each period (igualas). */
router
  .group(() => {
    router
      .group(() => {
        router.get('add', [RecurringCharges, 'create']).as('create')
        router.post('/', [RecurringCharges, 'store']).as('store')
      })
      .use(middleware.can('facturas:crear'))
    router
      .group(() => {
        router.get('/', [RecurringCharges, 'index']).as('index')
        router.get(':id', [RecurringCharges, 'show']).as('show')
      })
      .use(middleware.can('facturas:leer'))
    router
      .group(() => {
        router.get(':id/edit', [RecurringCharges, 'edit']).as('edit')
        router.put(':id', [RecurringCharges, 'update']).as('update')
        router.post(':id/pause', [RecurringCharges, 'pause']).as('pause')
        router.delete(':id/pause', [RecurringCharges, 'resume']).as('resume')
        router.post(':id/end', [RecurringCharges, 'end']).as('end')
      })
      .use(middleware.can('facturas:editar'))
  })
  .prefix('law-firm/recurring-charges')
  .as('law_firm.recurring_charges')
  .where('id', onlyRecordId)
  .use([middleware.as('lawyer'), middleware.csrf(), middleware.idempotency()])
