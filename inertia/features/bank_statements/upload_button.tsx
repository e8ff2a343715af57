import { router } from '@inertiajs/react'
import { Upload } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '~/components/actions/button'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const ACCEPTED = '.csv,.txt,.tsv,.ofx,.qfx,.xlsx'

/** Chooses a file of a bank and sends it to be looked at; why it cannot be read is told to whoever shows it. */
export function UploadButton({ onError }: { onError: (error: string | undefined) => void }) {
  const t = useMessages()
  const [isSending, setSending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file || isSending) return
    onError(undefined)
    router.post(
      route('law_firm.bank_statements.store'),
      { file },
      {
        forceFormData: true,
        preserveState: 'errors',
        onStart: () => setSending(true),
        onFinish: () => setSending(false),
        onError: (errors) => onError(errors.file),
      }
    )
  }
  return (
    <>
      <Button
        icon={Upload}
        variant="primary"
        pending={isSending}
        pendingText={t('bank_statements.upload.reading')}
        onClick={() => input.current?.click()}
      >
        {t('bank_statements.upload.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        onChange={choose}
        hidden
        aria-label={t('bank_statements.upload.choose')}
      />
    </>
  )
}
