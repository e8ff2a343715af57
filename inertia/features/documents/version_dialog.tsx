import { useRef } from 'react'
import { Button } from '~/components/button'
import { Dialog } from '~/components/dialog'
import { useKeptState } from '~/components/forms/drafts/use_kept_state'
import { Note } from '~/components/note'
import { TextField } from '~/components/text_field'
import { useMessages } from '~/hooks/use_messages'
import type { DocumentRow } from './types'
import type { UploadQueue } from './upload_queue'

interface VersionDialogProps {
  document: DocumentRow
  queue: UploadQueue
  me: number
  onClose: () => void
}

const COMMENT = 500

/** A new version of a document: what changed, and the file. Whoever has it checked out is named first. */
export function VersionDialog({ document, queue, me, onClose }: VersionDialogProps) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const { data, set, clear } = useKeptState({ comment: '' }, `version ${document.id}`)
  const { checkout } = document

  function send(file: File | undefined) {
    if (!file) return
    queue.add([
      { file, folderId: null, path: null, onConflict: 'version', documentId: document.id, comment: data.comment },
    ])
    clear()
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
