import type { AnalysisPanelContents } from '@generated/parts'
import { MarkSection } from '~/features/collections/mark_section'
import { NotesSection } from '~/features/collections/notes_section'
import { SavedSection } from '~/features/collections/saved_section'
import { RulingSection } from '~/features/judiciary/ruling_section'
import type { KnownPart, LoadedPart } from '~/features/parts'
import { BindingSection } from '~/features/research/reading/binding_section'
import { CitedBySection } from '~/features/research/reading/cited_by_section'
import { MatterPinsSection } from '~/features/research/reading/matter_pins'
import { ValiditySection } from '~/features/research/reading/validity_section'
import { route } from '~/routes'

interface DocumentPanelsProps {
  panels: LoadedPart[]
  /** Of the document, for panels that ask for more. */
  document: { source: string; slug: string }
}

type DocumentPanel = KnownPart<AnalysisPanelContents>

/** What other modules sent for a document; what each is follows from its key. */
export const documentPanels = (panels: LoadedPart[]) => panels as DocumentPanel[]

/** Draws the panels of other modules, in their order. */
export function DocumentPanels({ panels, document }: DocumentPanelsProps) {
  const address = analysisAddress(document)
  return documentPanels(panels).map(({ key, content }) => {
    switch (key) {
      case 'research.validity':
        return <ValiditySection key={key} light={content} />
      case 'research.binding':
        return <BindingSection key={key} force={content} />
      case 'research.cited_by':
        return <CitedBySection key={address} first={content} address={address} />
      case 'collections.saved':
        return <SavedSection key={key} content={content} />
      case 'collections.mark':
        return <MarkSection key={key} content={content} />
      case 'collections.notes':
        return <NotesSection key={key} content={content} />
      case 'judiciary.ruling':
        return <RulingSection key={key} content={content} />
      case 'matters.pins':
        return <MatterPinsSection key={key} content={content} />
    }
  })
}

/** The validity light among the panels; null when there is none. */
export const lightIn = (panels: LoadedPart[]) =>
  documentPanels(panels).find((panel) => panel.key === 'research.validity')?.content ?? null

/** The address of a document by itself. */
export function analysisAddress({ source, slug }: { source: string; slug: string }): string {
  return route('research.analyses.show', { source, slug })
}
