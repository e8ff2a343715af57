import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ProofField } from './proof_field'
import type { PaymentDetails } from './types'

/** Asks for the file that proves a payment; it takes the place of the one that there is. */
export function ProofDialog({
  payment: { id, proof, version },
  onClose,
}: {
  payment: PaymentDetails
  onClose: () => void
}) {
  const t = useMessages()
  const form = useFields<{ file: File | null; proofAgain: boolean }>(
    { file: null, proofAgain: false },
    {
      file: { label: t('payments.field.file'), rules: [required()] },
      proofAgain: { label: t('payments.field.proof_again') },
    },
    { prefix: 'payment' }
  )
  form.transform((input) => ({ ...input, version }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.payment_proofs.store', { id })}
      title={t(proof ? 'payments.page.proof_replace' : 'payments.page.proof_add')}
    >
      <ProofField
        required
        file={form.data.file}
        onFile={(file) => {
          form.set('file', file)
          form.set('proofAgain', false)
        }}
        error={form.errors.file}
        again={{
          error: form.errors.proofAgain,
          checked: form.data.proofAgain,
          onChange: (on) => form.set('proofAgain', on),
        }}
      />
    </FormDialog>
  )
}
