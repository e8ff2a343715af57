import { FileText, Trash2 } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { NothingFound } from '~/features/lists/nothing_found'
import { useMessages } from '~/hooks/use_messages'
import { documentsAddress } from './address'
import type { DocumentsContent } from './types'

/** Says why there is nothing to show, and what can be done. */
export function EmptyDocuments({
  matterId,
  content: { filters, limits },
}: {
  matterId: number
  content: DocumentsContent
}) {
  const t = useMessages()
  if (filters.trash)
    return (
      <EmptyState
        icon={Trash2}
        level={3}
        title={t('documents.empty_trash')}
        text={t('documents.trash_text', { count: limits.trashDays })}
      />
    )
  if (filters.isSearch)
    return (
      <NothingFound
        level={3}
        title={t('documents.empty_search')}
        text={t('documents.empty_search_text')}
        clear={{ label: t('documents.clear_filters'), href: documentsAddress(matterId, {}) }}
      />
    )
  return (
    <EmptyState
      icon={FileText}
      level={3}
      title={t(filters.folder ? 'documents.empty_folder' : 'documents.empty')}
      text={t('documents.empty_text')}
    />
  )
}
