import { Archive, Scale } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import type { Hit, ListedDocument } from '~/features/research/types'
import { valueInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'

interface DocumentBadgeProps {
  document: Pick<ListedDocument, 'force' | 'documentType' | 'isAbrogated' | 'isArticle' | 'origin'>
  /** How it binds the reader's court, when they told one. */
  force?: Hit['force']
}

/** What kind of document it is; of jurisprudencia whether it binds the reader's court, once they told one; of a norm, that it is law no more. */
export function DocumentBadge({ document, force = null }: DocumentBadgeProps) {
  const t = useMessages()
  if (force?.binds)
    return (
      <Badge tone="solid-accent" icon={Scale}>
        {t('research.binding')}
      </Badge>
    )
  const isCaseLaw = document.force === 'binding'
  const kind = document.isArticle ? 'articulo' : document.documentType
  const words = document.force === 'isolated' ? t('research.isolated') : valueInWords(t, 'documentType', kind)
  return (
    <>
      <Badge tone="outline">{isCaseLaw ? t('research.case_law') : words}</Badge>
      {isCaseLaw && force?.binds === false && <Badge tone="neutral">{t('research.force.persuasive')}</Badge>}
      {document.isAbrogated && (
        <Badge tone="void" icon={Archive}>
          {t('research.abrogated')}
        </Badge>
      )}
      {document.origin?.how === 'repealed' && (
        <Badge tone="void" icon={Archive}>
          {t('research.repealed')}
        </Badge>
      )}
    </>
  )
}
