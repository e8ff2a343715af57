import { Head, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { DocumentSaving } from '~/features/collections/document_saving'
import { PinDialog } from '~/features/research/pin_dialog'
import { CitationSection } from '~/features/research/reading/citation_section'
import { DocumentArticle } from '~/features/research/reading/document_article'
import { DocumentAside } from '~/features/research/reading/document_aside'
import { DocumentBar } from '~/features/research/reading/document_bar'
import { Outline, OutlineColumn } from '~/features/research/reading/outline'
import { lightIn } from '~/features/research/reading/panels'
import type { LoadedPart } from '~/features/parts'
import { PhoneTools } from '~/features/research/reading/phone_tools'
import { useCrumbs } from '~/features/research/reading/use_crumbs'
import { useDocumentKeys } from '~/features/research/reading/use_document_keys'
import { wholeThesis } from '~/features/research/reading/whole_thesis'
import type { Analysis, SourceTab } from '~/features/research/types'
import { useCopy } from '~/features/research/use_copy'
import type { SharedProps } from '~/types'

interface AnalysisProps {
  source: SourceTab
  analysis: Analysis
  panels: LoadedPart[]
}

const frame = 'grid min-h-[calc(100dvh-var(--topbar)-3rem)] items-start max-desk:block print:block print:min-h-0'
const columns = 'grid-cols-[minmax(0,1fr)_var(--aside)]'
const columnsWithOutline = 'grid-cols-[var(--outline)_minmax(0,1fr)_var(--aside)]'

export default function AnalysisPage({ source, analysis, panels }: AnalysisProps) {
  const copy = useCopy()
  const crumbs = useCrumbs(source, analysis)
  const { identity } = usePage<SharedProps>().props
  const { document, trail } = analysis
  const [form, setForm] = useState(document.citations[0]!)
  const [isPinning, setPinning] = useState(false)
  const outline = analysis.outline.length > 2 ? analysis.outline : []

  const onCopy = () => void copy(form.text)
  const onPin = identity?.permissions.includes('expedientes:editar') ? () => setPinning(true) : undefined
  useDocumentKeys({ previous: trail?.previous?.href, next: trail?.next?.href, onCopy, onPin })

  return (
    <div data-printed="">
      <Head title={document.number ? `${document.number} · ${document.title}` : document.title} />
      <DocumentBar crumbs={crumbs} trail={trail} onCopy={onCopy} onPin={onPin}>
        <DocumentSaving document={document} panels={panels} />
      </DocumentBar>
      <PhoneTools outline={outline} onCopy={onCopy} onPin={onPin}>
        <DocumentSaving phone document={document} panels={panels} />
      </PhoneTools>
      <div className={`${frame} ${outline.length > 0 ? columnsWithOutline : columns}`}>
        {outline.length > 0 && (
          <OutlineColumn>
            <Outline outline={outline} />
          </OutlineColumn>
        )}
        <DocumentArticle analysis={analysis} light={lightIn(panels)} />
        <DocumentAside analysis={analysis} panels={panels}>
          <CitationSection
            citations={document.citations}
            form={form}
            onForm={setForm}
            onCopy={onCopy}
            whole={wholeThesis(analysis)}
          />
        </DocumentAside>
      </div>
      <PinDialog document={isPinning ? document : null} onClose={() => setPinning(false)} />
    </div>
  )
}
