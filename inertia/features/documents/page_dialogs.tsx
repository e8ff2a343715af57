import { QueuePanel } from '~/features/documents/uploads/queue_panel'
import type { RowRequest } from './row_menu'
import TabDialogs, { type DialogsContent } from './tab_dialogs'
import type { DocumentActions } from './use_document_actions'
import { useUploads } from '~/features/documents/uploads/use_uploads'

interface PageDialogsProps {
  matterId: number
  request: RowRequest | null
  content: DialogsContent & { resumableFrom: number }
  documentActions: DocumentActions
  onClose: () => void
}

/** What the page of a document shows anew once a version is kept. */
const PAGE = ['document', 'versions', 'shown', 'compared']

/** The dialog that was asked for on the page of a document, and the files on their way. Fetched when the first one is. */
export default function PageDialogs({ matterId, request, content, documentActions, onClose }: PageDialogsProps) {
  const { queue, uploads } = useUploads(matterId, content.resumableFrom, PAGE)
  return (
    <>
      {request && <TabDialogs {...{ matterId, request, content, queue, documentActions, onClose }} onDone={onClose} />}
      <QueuePanel queue={queue} uploads={uploads} />
    </>
  )
}
