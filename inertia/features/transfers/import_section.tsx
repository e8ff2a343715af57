import { router } from '@inertiajs/react'
import { FileSpreadsheet } from 'lucide-react'
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { FormError } from '~/components/forms/form_error'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ColumnsForm } from './columns_form'
import { ImportReport } from './import_report'
import type { BulkProps, Subject } from './types'
import { ValuesForm } from './values_form'

const ACCEPTED = '.xlsx,.csv,.txt,.tsv'

/** Bringing a file in: choosing it, saying what its columns are, seeing what would happen, doing it. */
export function ImportSection({ subject, bulk }: { subject: Subject; bulk: BulkProps }) {
  const { file } = bulk
  if (!file) return <UploadBox subject={subject} />
  if (file.step === 'columns')
    return <ColumnsForm key={file.id} subject={subject} file={file} canEdit={bulk.can.edit} />
  if (file.step === 'values') return <ValuesForm key={`${file.id}-values`} subject={subject} file={file} />
  return <ImportReport key={`${file.id}-${file.taskId}`} subject={subject} file={file} canEdit={bulk.can.edit} />
}

function UploadBox({ subject }: { subject: Subject }) {
  const t = useMessages()
  const [isSending, setSending] = useState(false)
  const [isOver, setOver] = useState(false)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function send(file: File | undefined) {
    if (!file || isSending) return
    setError(undefined)
    router.post(
      route(`law_firm.bulk_${subject}.imports.store`),
      { file },
      {
        forceFormData: true,
        preserveScroll: true,
        preserveState: true,
        onStart: () => setSending(true),
        onFinish: () => setSending(false),
        onError: (errors) => setError(errors.file),
      }
    )
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    send(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files[0])
  }

  return (
    <div className="grid max-w-160 gap-4">
      <p className="text-fg-muted">{t(`transfers.import.lead.${subject}`)}</p>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'grid justify-items-center gap-3 rounded-lg border border-dashed px-6 py-10 text-center',
          isOver ? 'border-accent bg-accent-subtle' : 'border-line-strong bg-surface-subtle'
        )}
      >
        <Icon of={FileSpreadsheet} size={28} className="text-fg-subtle" />
        <p>{t('transfers.import.drop')}</p>
        <Button
          variant="primary"
          pending={isSending}
          pendingText={t('transfers.import.reading')}
          onClick={() => input.current?.click()}
        >
          {t('transfers.import.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          onChange={choose}
          hidden
          aria-label={t('transfers.import.choose')}
        />
        <p className="text-sm text-fg-muted">{t('transfers.import.limits')}</p>
      </div>
      <FormError>{error}</FormError>
    </div>
  )
}
