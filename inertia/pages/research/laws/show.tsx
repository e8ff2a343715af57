import '~/features/research/reading/print.css'
import { Head } from '@inertiajs/react'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/button'
import { Drawer } from '~/components/drawer'
import { ConditionBadge } from '~/features/research/laws/condition_badge'
import { GoToArticle } from '~/features/research/laws/go_to_article'
import { LawContents } from '~/features/research/laws/law_contents'
import { LawSteps } from '~/features/research/laws/law_steps'
import { LawText } from '~/features/research/laws/law_text'
import type { LawReading } from '~/features/research/laws/types'
import { VersionsSection } from '~/features/research/laws/versions_section'
import { CitationSection } from '~/features/research/reading/citation_section'
import { DocumentSaving } from '~/features/collections/document_saving'
import { DocumentBar } from '~/features/research/reading/document_bar'
import { FactsSection } from '~/features/research/reading/facts_section'
import { DocumentPanels, type DocumentPanel } from '~/features/research/reading/panels'
import { searchAddress } from '~/features/research/address'
import type { SourceTab } from '~/features/research/types'
import { useCopy } from '~/features/research/use_copy'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'

type LawProps = {
  source: SourceTab
  reading: LawReading
  /** The number of an article that was asked for and is not there. */
  missing: string | null
  panels: DocumentPanel[]
}

const frame =
  'grid min-h-[calc(100dvh-var(--topbar)-3rem)] grid-cols-[17rem_minmax(0,1fr)_var(--aside)] items-start max-desk:block print:block'

export default function LawPage({ source, reading, missing, panels }: LawProps) {
  const t = useMessages()
  const copy = useCopy()
  const { locale } = useLocale()
  const { document } = reading
  const [form, setForm] = useState(document.citations[0]!)
  const [isOpen, setOpen] = useState(false)
  const address = `/search/b-search/analysis/${document.source}/${document.slug}`
  const hrefOf = (section: number) => `${address}?parte=${section + 1}`
  const onCopy = () => void copy(form.text)
  const crumbs = [
    { label: t('research.title'), href: '/search/b-search/results' },
    { label: source.name[locale], href: searchAddress({ source: source.slug, text: '', filters: {} }) },
    { label: document.title },
  ]
  const contents = (
    <>
      <GoToArticle key={missing} href={address} error={missing} />
      <LawContents reading={reading} hrefOf={hrefOf} />
    </>
  )

  return (
    <div data-printed="">
      <Head title={document.title} />
      <DocumentBar crumbs={crumbs} trail={null} onCopy={onCopy}>
        <DocumentSaving document={document} panels={panels} />
      </DocumentBar>
      <div className="flex gap-2 border-b border-line-subtle px-4 py-2.5 desk:hidden print:hidden">
        <Button icon={ListTree} className="h-10!" onClick={() => setOpen(true)}>
          {t('laws.contents')}
        </Button>
        <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('laws.contents')} side="left">
          {contents}
        </Drawer>
      </div>
      <div className={frame}>
        <div className="sticky top-[calc(var(--topbar)+3rem)] max-h-[calc(100dvh-var(--topbar)-3rem)] self-stretch overflow-y-auto border-r border-line bg-surface-subtle pt-3.5 pb-6 max-desk:hidden print:hidden">
          {contents}
        </div>
        <article className="min-w-0 px-12 pt-7 pb-16 max-md:px-4 max-md:pt-5">
          <div className="mb-2 flex flex-wrap items-center gap-2 text-sm text-fg-muted">
            <ConditionBadge condition={reading.condition} />
            <span>{t('laws.articles', { count: reading.articles })}</span>
            {reading.topics.map((topic) => (
              <span key={topic}>{topic}</span>
            ))}
          </div>
          <h1 lang="es-MX" className="mb-6 max-w-read font-serif text-xl leading-8 wrap-anywhere">
            {document.title}
          </h1>
          <LawText blocks={reading.blocks} hrefOf={(slug) => `/search/b-search/analysis/${document.source}/${slug}`} />
          <LawSteps section={reading.section} sections={reading.sections} hrefOf={hrefOf} />
        </article>
        <aside
          aria-label={t('research.about')}
          className="self-stretch border-l border-line bg-surface-subtle pb-10 max-desk:border-t max-desk:border-l-0"
        >
          <CitationSection citations={document.citations} form={form} onForm={setForm} onCopy={onCopy} />
          <VersionsSection document={document} versions={reading.versions} since={reading.versionOn} />
          <DocumentPanels panels={panels} document={document} />
          <FactsSection document={document} />
        </aside>
      </div>
    </div>
  )
}
