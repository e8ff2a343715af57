import '~/features/research/reading/print.css'
import { Head, usePage } from '@inertiajs/react'
import { useState } from 'react'
import { searchAddress } from '~/features/research/address'
import { PinDialog } from '~/features/research/pin_dialog'
import { ArticlesSection } from '~/features/research/reading/articles_section'
import { CitationSection } from '~/features/research/reading/citation_section'
import { CitedSection } from '~/features/research/reading/cited_section'
import { DocumentBar } from '~/features/research/reading/document_bar'
import { FactsSection } from '~/features/research/reading/facts_section'
import { Neighbours } from '~/features/research/reading/neighbours'
import { Outline } from '~/features/research/reading/outline'
import { DocumentPanels } from '~/features/research/reading/panels'
import type { DocumentPanel } from '~/features/research/reading/panels'
import { PhoneTools } from '~/features/research/reading/phone_tools'
import { Reading } from '~/features/research/reading/reading'
import { useDocumentKeys } from '~/features/research/reading/use_document_keys'
import { DocumentBadge } from '~/features/research/results/document_badge'
import { DocumentLine } from '~/features/research/results/document_line'
import type { Analysis, SourceTab } from '~/features/research/types'
import { useCopy } from '~/features/research/use_copy'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { SharedProps } from '~/types'

interface AnalysisProps {
  source: SourceTab
  analysis: Analysis
  panels: DocumentPanel[]
}

export default function AnalysisPage({ source, analysis, panels }: AnalysisProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const copy = useCopy()
  const { identity } = usePage<SharedProps>().props
  const { document, paragraphs, outline, cited, trail } = analysis
  const [form, setForm] = useState(document.citations[0]!)
  const [isPinning, setPinning] = useState(false)

  const onCopy = () => void copy(form.text)
  const onPin = identity?.permissions.includes('expedientes:editar') ? () => setPinning(true) : undefined
  useDocumentKeys({ previous: trail?.previous?.href, next: trail?.next?.href, onCopy, onPin })

  const results = trail
    ? { label: t('research.results', { count: trail.total, figure: trail.total.toLocaleString(tagOf(locale)) }), href: trail.resultsHref }
    : { label: t('research.title'), href: '/search/b-search/results' }
  const own = { label: source.name[locale], href: searchAddress({ source: source.slug, text: '', filters: {} }) }
  const name = document.number ?? document.registration ?? document.title
  const hasOutline = outline.length > 2

  return (
    <div data-printed="">
      <Head title={document.title} />
      <DocumentBar crumbs={[results, own, { label: name }]} trail={trail} onCopy={onCopy} onPin={onPin} />
      <PhoneTools outline={hasOutline ? outline : []} onCopy={onCopy} onPin={onPin} />
      <div className={`grid items-start max-desk:block print:block ${hasOutline ? 'grid-cols-[var(--outline)_minmax(0,1fr)_var(--aside)]' : 'grid-cols-[minmax(0,1fr)_var(--aside)]'}`}>
        {hasOutline && (
          <div className="sticky top-[calc(var(--topbar)+3rem)] max-h-[calc(100dvh-var(--topbar)-3rem)] self-stretch overflow-y-auto border-r border-line bg-surface-subtle px-3 pt-3.5 pb-6 max-desk:hidden print:hidden">
            <p className="px-2 pb-1.5 text-xs font-medium text-fg-subtle">{t('research.outline')}</p>
            <Outline outline={outline} />
          </div>
        )}
        <article lang="es-MX" className="min-w-0 px-10 pt-7 pb-16 max-md:px-4 max-md:pt-5 max-md:pb-8 print:px-5 print:pt-0 print:pb-4">
          <div className="mx-auto max-w-[calc(1.0625rem*32)] print:mx-0 print:max-w-none">
            <p lang={tagOf(locale)} className="mb-2 flex items-baseline gap-x-2.5 gap-y-1 text-sm text-fg-muted max-md:flex-wrap">
              <DocumentBadge document={document} />
              <DocumentLine document={document} />
            </p>
            <h1 className="mb-5 font-serif text-[1.1875rem]/[1.75rem] font-[620] tracking-[.012em] wrap-anywhere">{document.title}</h1>
            <Reading paragraphs={paragraphs} />
            <Neighbours trail={trail} />
          </div>
        </article>
        <aside
          aria-label={t('research.about')}
          className="self-stretch border-l border-line bg-surface-subtle pb-10 max-desk:border-t max-desk:border-l-0 print:border-0"
        >
          <CitationSection citations={document.citations} form={form} onForm={setForm} onCopy={onCopy} />
          <DocumentPanels panels={panels} />
          <FactsSection document={document} />
          <CitedSection texts={cited.texts} />
          <ArticlesSection laws={cited.articles} />
        </aside>
      </div>
      <PinDialog document={isPinning ? document : null} onClose={() => setPinning(false)} />
    </div>
  )
}
