import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'
import type { OnConflict } from '~/features/documents/uploads/upload_queue'
import type { Conflict } from '~/features/documents/uploads/use_adding'

const SHOWN = 5

interface ConflictDialogProps {
  conflict: Conflict
  onAnswer: (how: OnConflict | 'skip' | 'cancel') => void
}

/** Asks what becomes of files that the folder has already. */
export function ConflictDialog({ conflict: { taken }, onAnswer }: ConflictDialogProps) {
  const t = useMessages()
  const actions = (
    <>
      <Button variant="ghost" onClick={() => onAnswer('skip')}>
        {t('documents.conflict_skip')}
      </Button>
      <Button onClick={() => onAnswer('number')}>{t('documents.conflict_number')}</Button>
      <Button variant="primary" onClick={() => onAnswer('version')}>
        {t('documents.conflict_version')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      size="md"
      title={t('documents.conflict_title', { count: taken.length })}
      onClose={() => onAnswer('cancel')}
      actions={actions}
    >
      <p>{t('documents.conflict_text')}</p>
      <ul className="mt-2 grid gap-1">
        {taken.slice(0, SHOWN).map((path) => (
          <li key={path} className="truncate">
            <bdi>{path}</bdi>
          </li>
        ))}
        {taken.length > SHOWN && <li>{t('documents.conflict_more', { count: taken.length - SHOWN })}</li>}
      </ul>
    </Dialog>
  )
}
