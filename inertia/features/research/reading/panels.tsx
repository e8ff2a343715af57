import { MarkSection, type MarkPanel } from '~/features/collections/mark_section'
import { NotesSection, type NotesPanel } from '~/features/collections/notes_section'
import { SavedSection } from '~/features/collections/saved_section'
import type { SavedPanel } from '~/features/collections/types'
import { RulingSection, type RulingPanel } from '~/features/judiciary/ruling_section'
import { BindingSection } from '~/features/research/reading/binding_section'
import type { BindingForce, CitedBy, Light } from '~/features/research/reading/citation_types'
import { CitedBySection } from '~/features/research/reading/cited_by_section'
import { MatterPinsSection } from '~/features/research/reading/matter_pins'
import type { MatterPins } from '~/features/research/reading/matter_pins'
import { ValiditySection } from '~/features/research/reading/validity_section'
import { route } from '~/routes'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A panel that another module shows beside a document. */
export type DocumentPanel = { key: string; content: Json }

interface DocumentPanelsProps {
  panels: DocumentPanel[]
  /** Of the document, for panels that ask for more. */
  document: { source: string; slug: string }
}

/** Draws the panels of other modules, by the key under which each contributes its own. */
export function DocumentPanels({ panels, document }: DocumentPanelsProps) {
  const address = analysisAddress(document)
  return panels.map(({ key, content }) => {
    const of = <Content,>() => content as unknown as Content
    if (key === 'research.validity') return <ValiditySection key={key} light={of<Light>()} />
    if (key === 'research.binding') return <BindingSection key={key} force={of<BindingForce>()} />
    if (key === 'research.cited_by') return <CitedBySection key={address} first={of<CitedBy>()} address={address} />
    if (key === 'collections.saved') return <SavedSection key={key} content={of<SavedPanel>()} />
    if (key === 'collections.mark') return <MarkSection key={key} content={of<MarkPanel>()} />
    if (key === 'collections.notes') return <NotesSection key={key} content={of<NotesPanel>()} />
    if (key === 'judiciary.ruling') return <RulingSection key={key} content={of<RulingPanel>()} />
    return key === 'matters.pins' ? <MatterPinsSection key={key} content={of<MatterPins>()} /> : null
  })
}

/** The validity light among the panels; null when there is none. */
export function lightIn(panels: DocumentPanel[]): Light | null {
  return (panels.find(({ key }) => key === 'research.validity')?.content as unknown as Light | undefined) ?? null
}

/** The address of a document by itself. */
export function analysisAddress({ source, slug }: { source: string; slug: string }): string {
  return route('research.analyses.show', { source, slug })
}
