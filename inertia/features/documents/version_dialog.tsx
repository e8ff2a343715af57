import { useRef } from 'react'
import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { DraftLine } from '~/components/forms/drafts/draft_line'
import { useKeptState } from '~/components/forms/drafts/use_kept_state'
import { Note } from '~/components/feedback/note'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { ChangedDocument } from './types'
import type { UploadQueue } from '~/features/documents/uploads/upload_queue'

interface VersionDialogProps {
  document: ChangedDocument
  queue: UploadQueue
  me: number
  onClose: () => void
}

const COMMENT = 500

/** A new version of a document: what changed, which is kept on the device until the file is stored, and the file. Whoever has it checked out is named first. */
export function VersionDialog({ document, queue, me, onClose }: VersionDialogProps) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const { data, set, clear, restoredAt } = useKeptState({ comment: '' }, `version ${document.id}`)
  const { checkout } = document

  function send(file: File | undefined) {
    if (!file) return
    const place = { folderId: null, path: null, onConflict: 'version' as const, documentId: document.id }
    queue.add([{ ...place, file, comment: data.comment, onStored: clear }])
    onClose()
  }

  return (
    <Dialog
      open
      size="sm"
      title={t('documents.new_version')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" onClick={() => input.current?.click()}>
            {t('documents.add_files')}
          </Button>
        </>
      }
    >
      {checkout && checkout.userId !== me && (
        <Note tone="warning" className="mb-3">
          {t('documents.checked_out_warning', { name: checkout.by })}
        </Note>
      )}
      {restoredAt !== null && (
        <div className="mb-3">
          <DraftLine at={restoredAt} onDiscard={clear} />
        </div>
      )}
      <TextField
        label={t('documents.version_comment')}
        optional
        value={data.comment}
        onChange={(comment) => set({ comment })}
        maxLength={COMMENT}
        autoFocus
      />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('documents.new_version')}
        onChange={({ target }) => send(target.files?.[0])}
      />
    </Dialog>
  )
}
