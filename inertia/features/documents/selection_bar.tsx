import { Download, Eye, FolderInput, Trash2, Undo2 } from 'lucide-react'
import { BulkBar } from '~/components/actions/bulk_bar'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { useMessages } from '~/hooks/use_messages'
import { archiveAddress } from './address'
import type { RowRequest } from './row_menu'
import type { DocumentsContent } from './types'
import type { Chosen, DocumentActions } from './use_document_actions'

interface SelectionBarProps {
  matterId: number
  chosen: Chosen
  content: DocumentsContent
  documentActions: DocumentActions
  ask: (request: RowRequest) => void
  onClear: () => void
}

/** What can be done with the documents and folders that were chosen. */
export function SelectionBar({
  matterId,
  chosen,
  content: { can, filters },
  documentActions,
  ask,
  onClear,
}: SelectionBarProps) {
  const t = useMessages()
  const { documents } = chosen
  const count = documents.length + chosen.folders.length
  const trash = can.delete && (
    <Button variant="ghost" icon={Undo2} onClick={() => documentActions.restore(chosen)}>
      {t('documents.restore')}
    </Button>
  )
  return (
    <BulkBar count={count} onClear={onClear}>
      {filters.trash ? (
        trash
      ) : (
        <>
          <ButtonLink variant="ghost" icon={Download} external href={archiveAddress(matterId, chosen)}>
            {t('documents.download_zip')}
          </ButtonLink>
          {can.edit && (
            <Button variant="ghost" icon={FolderInput} onClick={() => ask({ kind: 'move', chosen })}>
              {t('documents.move')}
            </Button>
          )}
          {can.edit && documents.length > 0 && (
            <Button variant="ghost" icon={Eye} onClick={() => documentActions.share(documents)}>
              {t('documents.share')}
            </Button>
          )}
          {can.delete && (
            <Button variant="ghost" icon={Trash2} onClick={() => documentActions.trash(chosen)}>
              {t('documents.to_trash')}
            </Button>
          )}
        </>
      )}
    </BulkBar>
  )
}
