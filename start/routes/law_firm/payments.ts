import router from '@adonisjs/core/services/router'
import { onlyRecordId } from '#app/core/http/record_id'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Payments, PaymentApplications, PaymentProofs, PaymentRefunds, PaymentReviews } = controllers.billing

router
  .group(() => {
    router.get('/', [Payments, 'index']).as('payments.index')
    router
      .group(() => {
        router.get('add', [Payments, 'create']).as('payments.create')
        router.post('/', [Payments, 'store']).as('payments.store')
        router.put(':id/applications', [PaymentApplications, 'update']).as('payment_applications.update')
        router.post(':id/refunds', [PaymentRefunds, 'store']).as('payment_refunds.store').use(middleware.inPerson())
        router.post(':id/review', [PaymentReviews, 'store']).as('payment_reviews.store').use(middleware.inPerson())
        router.post(':id/proof', [PaymentProofs, 'store']).as('payment_proofs.store')
        router.delete(':id/proof', [PaymentProofs, 'destroy']).as('payment_proofs.destroy')
      })
      .use(middleware.can('pagos:crear'))
    router.get(':id', [Payments, 'show']).as('payments.show')
    router.get(':id/proof', [PaymentProofs, 'show']).as('payment_proofs.show')
    router
      .delete(':id', [Payments, 'destroy'])
      .as('payments.destroy')
      .use([middleware.can('pagos:eliminar'), middleware.inPerson()])
  })
  .prefix('law-firm/payments')
  .as('law_firm')
  .where('id', onlyRecordId)
  .use([middleware.as('lawyer'), middleware.can('facturas:leer'), middleware.csrf(), middleware.idempotency()])
