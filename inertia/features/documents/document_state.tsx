import { Eye, UserRound } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import type { DocumentRow } from './types'

/** Whether the client sees a document, whether it came from them, and who works on it. */
export function DocumentState({
  document: { shared, origin, checkout },
}: {
  document: Pick<DocumentRow, 'shared' | 'origin' | 'checkout'>
}) {
  const t = useMessages()
  return (
    <>
      {shared && (
        <Badge tone="success" icon={Eye}>
          {t('documents.shared_badge')}
        </Badge>
      )}
      {origin === 'client' && <Badge tone="info">{t('documents.by_client')}</Badge>}
      {checkout && (
        <Badge tone="warning" icon={UserRound} title={checkout.note ?? undefined}>
          {t('documents.checked_out_by', { name: checkout.by })}
        </Badge>
      )}
    </>
  )
}
