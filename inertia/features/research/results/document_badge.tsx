import { Scale } from 'lucide-react'
import { Badge } from '~/components/badge'
import type { ListedDocument } from '~/features/research/types'
import { valueInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'

/** What kind of document it is and, of a thesis, whether it binds. Its validity is not told: nothing in the library proves it yet. */
export function DocumentBadge({ document }: { document: Pick<ListedDocument, 'force' | 'documentType'> }) {
  const t = useMessages()
  if (document.force === 'binding')
    return (
      <Badge tone="solid-accent" icon={Scale}>
        {t('research.binding')}
      </Badge>
    )
  const words =
    document.force === 'isolated' ? t('research.isolated') : valueInWords(t, 'documentType', document.documentType)
  return <Badge tone="outline">{words}</Badge>
}
