import { X } from 'lucide-react'
import { PROOF_ACCEPT } from '@generated/fields'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { FileField } from '~/components/forms/inputs/file_field'
import { useMessages } from '~/hooks/use_messages'

interface ProofFieldProps {
  file: File | null
  onFile: (file: File | null) => void
  error?: string
  required?: boolean
  /** The firm has the same file already: where, and whether it is used once more. */
  again: { error?: string; checked: boolean; onChange: (on: boolean) => void }
}

/** The file that proves a payment. One that the firm has already is asked about. */
export function ProofField({ file, onFile, error, required, again }: ProofFieldProps) {
  const t = useMessages()
  return (
    <div className="grid gap-2">
      <FileField
        id="payment-file"
        required={required}
        label={t('payments.field.file')}
        help={t('payments.field.file_help')}
        choose={t('payments.field.choose_file')}
        none={t('payments.field.no_file')}
        accept={PROOF_ACCEPT}
        name={file?.name ?? null}
        error={error}
        onChange={onFile}
      />
      {file && (
        <div>
          <Button size="sm" variant="ghost" icon={X} onClick={() => onFile(null)}>
            {t('payments.field.remove_file')}
          </Button>
        </div>
      )}
      {(again.error || again.checked) && (
        <Checkbox
          id="payment-proofAgain"
          label={t('payments.field.proof_again')}
          checked={again.checked}
          onChange={again.onChange}
          error={again.error}
        />
      )}
    </div>
  )
}
