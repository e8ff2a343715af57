import { Link } from '@inertiajs/react'
import { useState } from 'react'
import { ArticleSteps } from '~/features/research/laws/article_steps'
import { ArticleText } from '~/features/research/laws/article_text'
import { LawBars } from '~/features/research/laws/law_bars'
import { NormDates } from '~/features/research/laws/norm_dates'
import type { ArticlePlace } from '~/features/research/laws/types'
import { VersionsSection } from '~/features/research/laws/versions_section'
import { CitationSection } from '~/features/research/reading/citation_section'
import { DocumentAside } from '~/features/research/reading/document_aside'
import { Neighbours } from '~/features/research/reading/neighbours'
import type { LoadedPart } from '~/features/parts'
import { useCrumbs } from '~/features/research/reading/use_crumbs'
import { useDocumentKeys } from '~/features/research/reading/use_document_keys'
import { PinDialog } from '~/features/research/pin_dialog'
import { useCanPin } from '~/features/research/reading/use_can_pin'
import type { Analysis, SourceTab } from '~/features/research/types'
import { useCopy } from '~/features/research/use_copy'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

type ArticleProps = {
  source: SourceTab
  analysis: Analysis
  place: ArticlePlace
  versions: number
  panels: LoadedPart[]
}

export default function ArticlePage({ source, analysis, place, versions, panels }: ArticleProps) {
  const copy = useCopy()
  const crumbs = useCrumbs(source, analysis)
  const { locale } = useLocale()
  const { document, trail } = analysis
  const [form, setForm] = useState(document.citations[0]!)
  const [isPinning, setPinning] = useState(false)
  const canPin = useCanPin()
  const onCopy = () => void copy(form.text)
  const onPin = canPin ? () => setPinning(true) : undefined
  useDocumentKeys({
    previous: trail?.previous?.href ?? place.previous?.href,
    next: trail?.next?.href ?? place.next?.href,
    onCopy,
    onPin,
  })

  return (
    <div data-printed="">
      <LawBars {...{ document, panels, crumbs, trail, onCopy, onPin }} />
      <div className="grid min-h-[calc(100dvh-var(--topbar)-3rem)] grid-cols-[minmax(0,1fr)_var(--aside)] items-start max-desk:block print:block print:min-h-0">
        <article
          lang="es-MX"
          className="min-w-0 px-10 pt-7 pb-16 max-md:px-4 max-md:pt-5 max-md:pb-8 print:px-5 print:pt-0"
        >
          <div className="mx-auto max-w-[calc(1.0625rem*32)] print:mx-0 print:max-w-none">
            <p className="mb-2 text-sm text-fg-muted">
              <Link href={place.law.href} className="link">
                {place.law.title}
              </Link>
              {place.path.map(({ label, name }) => ` › ${name ? `${label}. ${name}` : label}`).join('')}
            </p>
            <div lang={tagOf(locale)} className="mb-2">
              <NormDates condition={place.condition} document={document} textBehind={place.textBehind} />
            </div>
            <h1 className="mb-5 font-serif text-[1.1875rem]/[1.75rem] font-[620] tracking-[.012em] wrap-anywhere">
              {document.title}
            </h1>
            <ArticleText paragraphs={analysis.paragraphs} lines={place.lines} />
            <div lang={tagOf(locale)}>
              <ArticleSteps place={place} />
              <Neighbours trail={trail} />
            </div>
          </div>
        </article>
        <DocumentAside analysis={analysis} panels={panels}>
          <CitationSection citations={document.citations} form={form} onForm={setForm} onCopy={onCopy} />
          <VersionsSection document={document} versions={versions} />
        </DocumentAside>
      </div>
      <PinDialog document={isPinning ? document : null} onClose={() => setPinning(false)} />
    </div>
  )
}
