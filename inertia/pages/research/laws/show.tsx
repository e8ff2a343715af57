import { usePage } from '@inertiajs/react'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Drawer } from '~/components/overlays/drawer'
import { GoToArticle } from '~/features/research/laws/go_to_article'
import { LawContents } from '~/features/research/laws/law_contents'
import { LawSteps } from '~/features/research/laws/law_steps'
import { LawText } from '~/features/research/laws/law_text'
import { LawBars } from '~/features/research/laws/law_bars'
import { NormDates } from '~/features/research/laws/norm_dates'
import { ReadLinks } from '~/features/research/laws/read_links'
import type { LawReading } from '~/features/research/laws/types'
import { VersionsSection } from '~/features/research/laws/versions_section'
import { CitationSection } from '~/features/research/reading/citation_section'
import { FactsSection } from '~/features/research/reading/facts_section'
import type { LoadedPart } from '~/features/parts'
import { DocumentPanels } from '~/features/research/reading/panels'
import { PinDialog } from '~/features/research/pin_dialog'
import { Neighbours } from '~/features/research/reading/neighbours'
import { useCanPin } from '~/features/research/reading/use_can_pin'
import { useCrumbs } from '~/features/research/reading/use_crumbs'
import { useDocumentKeys } from '~/features/research/reading/use_document_keys'
import type { Analysis, SourceTab } from '~/features/research/types'
import { useCopy } from '~/features/research/use_copy'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type LawProps = {
  source: SourceTab
  reading: LawReading
  /** The number of an article that was asked for and is not there. */
  missing: string | null
  /** Where it stands among the results that it was opened from. */
  trail: Analysis['trail']
  panels: LoadedPart[]
}

const frame =
  'grid min-h-[calc(100dvh-var(--topbar)-3rem)] grid-cols-[17rem_minmax(0,1fr)_var(--aside)] items-start max-desk:block print:block'

export default function LawPage({ source, reading, missing, trail, panels }: LawProps) {
  const t = useMessages()
  const copy = useCopy()
  const { url } = usePage()
  const { document } = reading
  const [form, setForm] = useState(document.citations[0]!)
  const [isOpen, setOpen] = useState(false)
  const [isPinning, setPinning] = useState(false)
  const address = route('research.analyses.show', { source: document.source, slug: document.slug })
  const hrefOf = (section: number) => `${address}?${withPart(url, section + 1)}`
  const onCopy = () => void copy(form.text)
  const onPin = useCanPin() ? () => setPinning(true) : undefined
  useDocumentKeys({ previous: trail?.previous?.href, next: trail?.next?.href, onCopy, onPin })
  const crumbs = useCrumbs(source, { document, trail })
  const contents = (
    <>
      <GoToArticle key={missing} href={address} error={missing} />
      <LawContents reading={reading} hrefOf={hrefOf} />
    </>
  )

  return (
    <div data-printed="">
      <LawBars {...{ document, panels, crumbs, trail, onCopy, onPin }} />
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
            <span>{t('laws.articles', { count: reading.articles })}</span>
            {reading.topics.map((topic) => (
              <span key={topic}>{topic}</span>
            ))}
          </div>
          <h1 lang="es-MX" className="mb-3 max-w-read font-serif text-xl leading-8 wrap-anywhere">
            {document.title}
          </h1>
          <div className="mb-6 max-w-read">
            <NormDates condition={reading.condition} document={document} textBehind={document.textBehind} />
          </div>
          <ReadLinks reading={reading} address={address} />
          <LawText
            blocks={reading.blocks}
            hrefOf={(slug) => route('research.analyses.show', { source: document.source, slug })}
          />
          <LawSteps section={reading.section} sections={reading.sections} hrefOf={hrefOf} />
          <Neighbours trail={trail} />
        </article>
        <aside
          aria-label={t('research.about')}
          className="self-stretch border-l border-line bg-surface-subtle pb-10 max-desk:border-t max-desk:border-l-0"
        >
          <CitationSection citations={document.citations} form={form} onForm={setForm} onCopy={onCopy} />
          <VersionsSection document={document} versions={reading.versions} isLaw />
          <DocumentPanels panels={panels} document={document} />
          <FactsSection document={document} />
        </aside>
      </div>
      <PinDialog document={isPinning ? document : null} onClose={() => setPinning(false)} />
    </div>
  )
}

/** The question of an address with another chunk of the law. */
function withPart(url: string, part: number): string {
  const params = new URLSearchParams(url.split('?')[1]?.split('#')[0])
  params.delete('articulo')
  params.set('parte', String(part))
  return params.toString()
}
