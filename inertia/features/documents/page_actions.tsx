import { router } from '@inertiajs/react'
import { Ellipsis, FolderOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Menu, type MenuItems } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { useDocumentChanges, type RowRequest } from './row_menu'
import type { DocumentsContent, PageDocument } from './types'
import type { DocumentActions } from './use_document_actions'

const PageDialogs = lazily(() => import('./page_dialogs'), OPENED)

interface PageActionsProps {
  matterId: number
  document: PageDocument
  content: Pick<DocumentsContent, 'folders' | 'can' | 'me'> & { resumableFrom: number }
  documentActions: DocumentActions
  /** Address of the documents of the matter. */
  list: string
}

/** What can be done with a document on its own page, beside downloading it: the same as in its list. */
export function PageActions({ matterId, document, content, documentActions, list }: PageActionsProps) {
  const t = useMessages()
  const [request, setRequest] = useState<RowRequest | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const ask = (what: RowRequest) => {
    setOpened(true)
    setRequest(what)
  }
  const changes = useDocumentChanges({ can: content.can, documentActions, ask })(document)
  const toList = { label: t('document_reading.documents'), icon: FolderOpen, onSelect: () => router.visit(list) }
  const items: MenuItems = [...changes, ...(changes.length > 0 ? ['separator' as const] : []), toList]
  const known = { ...content, documents: [document], filters: { folder: document.folderId } }
  return (
    <>
      <Menu align="end" trigger={{ label: t('lists.more'), icon: Ellipsis, iconOnly: true }} items={items} />
      <Suspense fallback={null}>
        {wasOpened && (
          <PageDialogs {...{ matterId, request, documentActions }} content={known} onClose={() => setRequest(null)} />
        )}
      </Suspense>
    </>
  )
}
