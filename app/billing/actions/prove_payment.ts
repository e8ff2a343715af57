import type { Author } from '#app/core/audit/author'
import type Payment from '#app/billing/models/payment'
import type { ReceivedDocument } from '#app/documents/receiving/inspect_file'
import { dropFiles } from '#app/documents/storage/stored_files'
import { changePayment, type SeenPayment } from './change_payment.js'
import { forgetProof, storingProof } from './store_proof.js'

/** The file that proves a payment. */
export class ProvePayment {
  /** Keeps a proof in place of the one that there is. Throws DocumentProblem without room, a FieldProblem for another version. */
  async keep(author: Author, seen: SeenPayment, received: ReceivedDocument): Promise<Payment> {
    const firm = { id: seen.payment.workspaceId }
    const former: string[] = []
    const proven = await storingProof(author, firm, received, (keep) =>
      changePayment(author, seen, 'payment.proof_added', async (payment, trx) => {
        const { proofId } = payment
        payment.proofId = await keep(trx)
        await payment.save()
        if (proofId !== null) former.push(...(await forgetProof(trx, firm, proofId)))
        return { proof: received.name }
      })
    )
    await dropFiles(former)
    return proven
  }

  /** Takes the proof of a payment away. */
  async drop(author: Author, seen: SeenPayment): Promise<Payment> {
    const former: string[] = []
    const left = await changePayment(author, seen, 'payment.proof_removed', async (payment, trx) => {
      const { proofId } = payment
      payment.proofId = null
      await payment.save()
      if (proofId !== null) former.push(...(await forgetProof(trx, { id: payment.workspaceId }, proofId)))
    })
    await dropFiles(former)
    return left
  }
}
