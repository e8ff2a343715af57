import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { ButtonLink } from '~/components/actions/button_link'
import { useFileSize } from '~/features/document_reading/file_size'
import { useMessages } from '~/hooks/use_messages'
import { EmptyTrash } from './empty_trash'
import { documentsAddress, folderAddress } from './address'
import { pathTo } from './tree'
import type { DocumentsContent } from './types'

/** Where one is among the folders. */
export function Path({ matterId, content }: { matterId: number; content: DocumentsContent }) {
  const t = useMessages()
  const { filters, folders, limits, can, documents, trashedFolders } = content
  const canEmpty = filters.trash && can.delete && documents.length + trashedFolders.length > 0
  const path = pathTo(folders, filters.folder)
  const top = { label: t('documents.top'), href: path.length > 0 ? folderAddress(matterId, filters, null) : undefined }
  const items = [
    top,
    ...path.map(({ id, name }, at) => ({
      label: name,
      href: at < path.length - 1 ? folderAddress(matterId, filters, id) : undefined,
    })),
  ]
  return (
    <div className="mb-2 flex min-h-8 max-md:mb-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <div className="min-w-0 flex-1">
        {filters.trash ? (
          <p className="text-fg-muted">{t('documents.trash_text', { count: limits.trashDays })}</p>
        ) : (
          <Breadcrumbs items={items} />
        )}
      </div>
      {canEmpty && <EmptyTrash matterId={matterId} />}
      {filters.trash ? (
        <ButtonLink size="sm" variant="ghost" href={documentsAddress(matterId, {})}>
          {t('documents.back')}
        </ButtonLink>
      ) : (
        <ButtonLink
          size="sm"
          variant="ghost"
          className="desk:hidden"
          href={documentsAddress(matterId, { trash: true })}
        >
          {t('documents.trash')}
        </ButtonLink>
      )}
    </div>
  )
}

/** How much of the firm's room is used. */
export function Room({ storage }: Pick<DocumentsContent, 'storage'>) {
  const t = useMessages()
  const fileSize = useFileSize()
  return (
    <p className="mt-3 text-right text-xs text-fg-subtle" title={t('documents.storage_label')}>
      {t('documents.storage', { used: fileSize(storage.bytes), quota: fileSize(storage.quota) })}
    </p>
  )
}
