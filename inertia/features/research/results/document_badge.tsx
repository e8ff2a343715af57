import { Archive, Scale } from 'lucide-react'
import { Badge } from '~/components/badge'
import type { Hit, ListedDocument } from '~/features/research/types'
import { valueInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'

interface DocumentBadgeProps {
  document: Pick<ListedDocument, 'force' | 'documentType' | 'isAbrogated' | 'isArticle'>
  /** How it binds the reader's court, when they told one. */
  force?: Hit['force']
}

/**
 * What kind of document it is. Of jurisprudencia, that it is obligatory: for the reader's court when they told one, else as the Court publishes it; of a law,
 * that it is law no more.
 */
export function DocumentBadge({ document, force = null }: DocumentBadgeProps) {
  const t = useMessages()
  const isBinding = document.force === 'binding'
  if (force ? force.binds : isBinding)
    return (
      <Badge tone="solid-accent" icon={Scale}>
        {t('research.binding')}
      </Badge>
    )
  const kind = document.isArticle ? 'articulo' : document.documentType
  const words = document.force === 'isolated' ? t('research.isolated') : valueInWords(t, 'documentType', kind)
  return (
    <>
      <Badge tone="outline">{isBinding ? t('research.case_law') : words}</Badge>
      {isBinding && force?.binds === false && <Badge tone="neutral">{t('research.force.persuasive')}</Badge>}
      {document.isAbrogated && (
        <Badge tone="void" icon={Archive}>
          {t('research.abrogated')}
        </Badge>
      )}
    </>
  )
}
