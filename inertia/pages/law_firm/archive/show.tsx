import { router } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { FormError } from '~/components/forms/form_error'
import { TextLink } from '~/components/actions/text_link'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { ProofButton } from '~/features/accounts/proof_button'
import { Section } from '~/features/settings/section'
import { SettingsFrame } from '~/features/settings/settings_frame'
import { TaskPanel } from '~/features/transfers/task_panel'
import type { TaskView } from '~/features/transfers/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type ArchiveProps = {
  tasks: TaskView[]
  /** Whether a full copy can be brought in: the firm has no records yet. */
  isEmpty: boolean
  histories: { id: number; name: string; sha256: string; entries: number; createdAt: string }[]
}

const PAGE = route('law_firm.archive.show')

export default function Archive({ tasks, isEmpty, histories }: ArchiveProps) {
  const t = useMessages()
  return (
    <SettingsFrame area="firm" title={t('transfers.archive.title')} lead={t('transfers.archive.lead')}>
      {tasks.map((task) => (
        <TaskPanel
          key={task.id}
          taskId={task.id}
          task={task}
          onEnd={() => router.reload()}
          fileHref={({ id }, fileId) => route('law_firm.archive.download', { id, fileId })}
        />
      ))}
      <Export />
      <Restore isEmpty={isEmpty} />
      {histories.length > 0 && <Histories histories={histories} />}
    </SettingsFrame>
  )
}

function Export() {
  const t = useMessages()
  return (
    <Section title={t('transfers.archive.export_title')} text={t('transfers.archive.export_text')}>
      <ProofButton
        button={{ icon: Download }}
        title={t('transfers.archive.export_title')}
        text={t('transfers.archive.export_confirm')}
        tone="primary"
        method="post"
        action={PAGE}
      >
        {t('transfers.archive.export')}
      </ProofButton>
    </Section>
  )
}

function Restore({ isEmpty }: Pick<ArchiveProps, 'isEmpty'>) {
  const t = useMessages()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Section
      title={t('transfers.archive.restore_title')}
      text={t(isEmpty ? 'transfers.archive.restore_text' : 'transfers.archive.restore_full')}
    >
      <Button disabled={!isEmpty} onClick={() => input.current?.click()}>
        {t('transfers.archive.restore')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={t('transfers.archive.restore')}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          event.target.value = ''
          setError(undefined)
        }}
      />
      <FormError>{error}</FormError>
      <ConfirmIdentityDialog
        open={file !== null}
        onClose={() => setFile(null)}
        title={t('transfers.archive.restore_title')}
        text={t('transfers.archive.restore_confirm', { file: file?.name ?? '' })}
        verb={t('transfers.archive.restore_do')}
        tone="primary"
        method="post"
        action={route('law_firm.archive.restore')}
        data={{ file }}
        visit={{ forceFormData: true, onError: (errors) => setError(errors.file) }}
      />
    </Section>
  )
}

function Histories({ histories }: Pick<ArchiveProps, 'histories'>) {
  const t = useMessages()
  return (
    <Section title={t('transfers.archive.histories')} text={t('transfers.archive.histories_text')}>
      <ul className="grid gap-3">
        {histories.map(({ id, name, sha256, entries, createdAt }) => (
          <li key={id} className="grid gap-0.5 text-sm">
            <TextLink href={route('law_firm.archive.history', { id })} external>
              {name}
            </TextLink>
            <span className="text-fg-muted">
              {t('transfers.archive.entries', { count: entries })} · <DateTime value={createdAt} />
            </span>
            <code className="text-xs [overflow-wrap:anywhere] text-fg-subtle">{sha256}</code>
          </li>
        ))}
      </ul>
    </Section>
  )
}
