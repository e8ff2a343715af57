import { CircleCheck, CircleX } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import type { Mark } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'

/** The firm's own word on whether a document holds; nothing when it has none. */
export function MarkBadge({ mark }: { mark: Mark | null | undefined }) {
  const t = useMessages()
  if (!mark) return null
  return mark === 'valid' ? (
    <Badge tone="success" icon={CircleCheck}>
      {t('collections.mark.valid')}
    </Badge>
  ) : (
    <Badge tone="danger" icon={CircleX}>
      {t('collections.mark.invalid')}
    </Badge>
  )
}
