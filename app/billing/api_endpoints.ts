import { defineEndpoints } from '#app/core/api/endpoint'
import { chargeShape, chargesShape, paymentShape, paymentsShape } from './api_shapes.js'
import { apiChargesValidator, apiPaymentsValidator, apiPaymentValidator } from './validators/api.js'
import { chargeReasonValidator, chargeValidator, seenChargeValidator } from './validators/charge.js'

const charges = () => import('#app/billing/controllers/api/charges_controller')
const payments = () => import('#app/billing/controllers/api/payments_controller')

defineEndpoints(
  {
    key: 'charges.index',
    group: 'billing',
    order: 70,
    method: 'GET',
    path: 'charges',
    scope: 'facturas:leer',
    query: apiChargesValidator,
    response: chargesShape,
    handler: [charges, 'index'],
  },
  {
    key: 'charges.store',
    group: 'billing',
    order: 71,
    method: 'POST',
    path: 'charges',
    scope: 'facturas:crear',
    body: chargeValidator,
    response: chargeShape,
    handler: [charges, 'store'],
  },
  {
    key: 'charges.show',
    group: 'billing',
    order: 72,
    method: 'GET',
    path: 'charges/:id',
    scope: 'facturas:leer',
    response: chargeShape,
    handler: [charges, 'show'],
  },
  {
    key: 'charges.issue',
    group: 'billing',
    order: 73,
    method: 'POST',
    path: 'charges/:id/issue',
    scope: 'facturas:editar',
    body: seenChargeValidator,
    response: chargeShape,
    handler: [charges, 'issue'],
  },
  {
    key: 'charges.cancel',
    group: 'billing',
    order: 74,
    method: 'POST',
    path: 'charges/:id/cancellation',
    scope: 'facturas:eliminar',
    body: chargeReasonValidator,
    response: chargeShape,
    handler: [charges, 'cancel'],
  },
  {
    key: 'payments.index',
    group: 'billing',
    order: 75,
    method: 'GET',
    path: 'payments',
    scope: 'facturas:leer',
    query: apiPaymentsValidator,
    response: paymentsShape,
    handler: [payments, 'index'],
  },
  {
    key: 'payments.store',
    group: 'billing',
    order: 76,
    method: 'POST',
    path: 'payments',
    scope: 'pagos:crear',
    body: apiPaymentValidator,
    response: paymentShape,
    handler: [payments, 'store'],
  },
  {
    key: 'payments.show',
    group: 'billing',
    order: 77,
    method: 'GET',
    path: 'payments/:id',
    scope: 'facturas:leer',
    response: paymentShape,
    handler: [payments, 'show'],
  }
)
