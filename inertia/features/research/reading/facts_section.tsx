import { ExternalLink } from 'lucide-react'
import { Facts } from '~/components/layout/facts'
import { Icon } from '~/components/display/icon'
import { TextLink } from '~/components/actions/text_link'
import { searchAddress } from '~/features/research/address'
import { SideSection } from '~/features/research/reading/side_section'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

interface FactsSectionProps {
  document: Analysis['document']
  /** Visitors are not led to where only members search. */
  isPublic?: boolean
}

/** What the source tells of a document, and its official page. */
export function FactsSection({ document, isPublic = false }: FactsSectionProps) {
  const t = useMessages()
  const items = document.metadata.map(({ key, value }) => ({
    label: t(`research.${document.source}.${key}` as MessageId),
    value,
  }))
  return (
    <SideSection title={t('research.facts')}>
      <Facts items={items} />
      {document.number && !isPublic && (
        <p className="mt-3 text-sm print:hidden">
          <TextLink href={searchAddress({ source: document.source, text: `"${nameOf(document)}"`, filters: {} })}>
            {t('research.mentions')}
          </TextLink>
        </p>
      )}
      {document.url && (
        <p className="mt-2 text-sm">
          <TextLink
            external
            href={document.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center gap-1.5"
          >
            {t('research.official_page')}
            <Icon of={ExternalLink} size={14} />
          </TextLink>
        </p>
      )}
    </SideSection>
  )
}

/** What others call it by: the clave of a thesis; kind and number of a case. */
function nameOf({ documentType, type, number }: Analysis['document']): string {
  return documentType === 'tesis' ? number! : [type, number].filter(Boolean).join(' ')
}
