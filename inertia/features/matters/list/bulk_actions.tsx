import { router } from '@inertiajs/react'
import { QrCode, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ArchiveButton } from '~/components/actions/archive_button'
import { BulkBar } from '~/components/actions/bulk_bar'
import type { MenuItems } from '~/components/actions/menu'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { SelectionActions } from '~/features/transfers/selection_actions'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const ARCHIVALS = route('law_firm.matter_batch_archivals.store')
const MAX_LABELS = 60

interface BulkActionsProps {
  ids: number[]
  /** The list shows what is archived: the button brings it back. */
  archived: boolean
  onClear: () => void
  can: { edit: boolean; archive: boolean; delete: boolean }
}

/** What can be done with the selected matters; a toast offers to undo it. */
export function BulkActions({ ids, archived, can, onClear }: BulkActionsProps) {
  const t = useMessages()
  const [isDeleting, setDeleting] = useState(false)

  const label = () => router.post(route('law_firm.matter_labels.store'), { ids, audiences: ['team'] })
  const also: MenuItems = [
    ...(can.edit && ids.length <= MAX_LABELS
      ? [{ label: t('matters.list.labels'), icon: QrCode, onSelect: label }]
      : []),
    ...(can.delete
      ? [
          'separator' as const,
          {
            label: t('matters.action.trash'),
            icon: Trash2,
            tone: 'danger' as const,
            onSelect: () => setDeleting(true),
          },
        ]
      : []),
  ]

  return (
    <BulkBar count={ids.length} onClear={onClear}>
      {can.archive && (
        <ArchiveButton
          address={ARCHIVALS}
          label={t(archived ? 'matters.list.unarchive' : 'matters.list.archive')}
          onDone={onClear}
          {...{ ids, archived }}
        />
      )}
      <SelectionActions subject="matters" mayEdit={can.edit} onDone={onClear} {...{ ids, also }} />
      {isDeleting && (
        <ConfirmIdentityDialog
          open
          onClose={() => setDeleting(false)}
          title={t('matters.trash.ask_many', { count: ids.length })}
          text={t('matters.trash.ask_text')}
          verb={t('matters.trash.verb')}
          tone="danger"
          method="post"
          action={route('law_firm.matter_batch_trashings.store')}
          data={{ ids }}
          visit={{ preserveScroll: false, onSuccess: onClear }}
        />
      )}
    </BulkBar>
  )
}
