import type { ReactNode } from 'react'
import { ArticlesSection } from '~/features/research/reading/articles_section'
import { CitedSection } from '~/features/research/reading/cited_section'
import { DecisionsSection } from '~/features/research/reading/decisions_section'
import { FactsSection } from '~/features/research/reading/facts_section'
import { analysisAddress, DocumentPanels } from '~/features/research/reading/panels'
import type { LoadedPart } from '~/features/parts'
import { RelatedSection } from '~/features/research/reading/related_section'
import type { Analysis } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

interface DocumentAsideProps {
  analysis: Analysis
  panels: LoadedPart[]
  /** The citation, which comes first. */
  children: ReactNode
}

/** What is known of a document: how to cite it, the firm's matters, its facts, what it cites. */
export function DocumentAside({ analysis: { document, cited, decisions }, panels, children }: DocumentAsideProps) {
  const t = useMessages()
  return (
    <aside
      aria-label={t('research.about')}
      className="self-stretch border-l border-line bg-surface-subtle pb-10 max-desk:border-t max-desk:border-l-0 print:border-0"
    >
      {children}
      <DocumentPanels panels={panels} document={document} />
      <DecisionsSection decisions={decisions} />
      <FactsSection document={document} />
      <CitedSection texts={cited.texts} />
      <ArticlesSection laws={cited.articles} />
      <RelatedSection address={analysisAddress(document)} />
    </aside>
  )
}
