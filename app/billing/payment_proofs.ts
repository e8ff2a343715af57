import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import { partsOf } from '#app/core/contributions/define_module'
import { acrossFirms } from '#app/core/tenancy/rows'
import { saidDay } from '#app/core/text/said_day'
import Payment from '#app/billing/models/payment'
import { proofHolders } from '#app/billing/proof_uses'
import { fileOwners } from '#app/documents/storage/file_owners'

/** The files of proofs are kept as long as a row names them; those of payments are told by the payment. */
export const paymentProofParts = [
  partsOf(fileOwners, {
    key: 'billing',
    async named(keys) {
      const rows = await acrossFirms(db, 'billing_files').whereIn('storage_key', keys).distinct('storage_key')
      return rows.map((row) => String(row.storage_key))
    },
  }),
  partsOf(proofHolders, {
    key: 'payments',
    async usesOf(viewer, fileIds) {
      const payments = await Payment.seenBy(viewer)
        .whereIn('payments.proof_id', fileIds)
        .preload('client', (client) => void client.select('id', 'name'))
        .orderBy('payments.id')
      return payments.map(({ id, number, paidOn, proofId, client }) => ({
        fileId: proofId!,
        said: {
          key: 'payments.problem.proof_of_payment',
          values: { number, client: client.name, day: saidDay(paidOn) },
        },
        href: route('law_firm.payments.show', { id }),
      }))
    },
  }),
]
