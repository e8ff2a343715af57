import { Head, Link } from '@inertiajs/react'
import { Copy } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Invitation } from '~/features/public_research/invitation'
import { publicHref } from '~/features/public_research/addresses'
import { PublicCrumbs } from '~/features/public_research/public_crumbs'
import { ArticleSteps } from '~/features/research/laws/article_steps'
import { ArticleText } from '~/features/research/laws/article_text'
import { NormDates } from '~/features/research/laws/norm_dates'
import type { ArticlePlace } from '~/features/research/laws/types'
import { FactsSection } from '~/features/research/reading/facts_section'
import { Reading } from '~/features/research/reading/reading'
import { DocumentBadge } from '~/features/research/results/document_badge'
import { DocumentLine } from '~/features/research/results/document_line'
import type { Analysis, SourceTab } from '~/features/research/types'
import { useCopy } from '~/features/research/use_copy'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type PublicDocumentProps = {
  source: SourceTab
  analysis: Analysis
  /** Of an article of a law. */
  place: ArticlePlace | null
}

export default function PublicDocument({ source, analysis, place }: PublicDocumentProps) {
  const t = useMessages()
  const copy = useCopy()
  const { document } = analysis
  const paragraphs = analysis.paragraphs.map((paragraph) => ({
    ...paragraph,
    links: paragraph.links.map((link) => ({ ...link, href: publicHref(link.href) })),
  }))
  const [citation] = document.citations

  return (
    <div className="mx-auto grid max-w-300 grid-cols-[minmax(0,1fr)_20rem] gap-10 px-6 pt-4 pb-16 max-desk:block max-md:px-4">
      <Head title={document.number ? `${document.number} · ${document.title}` : document.title} />
      <article className="min-w-0">
        <PublicCrumbs source={source} title={document.number ?? document.title} />
        <p className="mt-5 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-fg-muted">
          <DocumentBadge document={document} />
          {place ? (
            <Link href={publicHref(place.law.href)} className="link">
              {place.law.title}
            </Link>
          ) : (
            <DocumentLine document={document} />
          )}
        </p>
        <h1 lang="es-MX" className="mb-5 max-w-read font-serif text-xl leading-8 wrap-anywhere">
          {document.title}
        </h1>
        {place && (
          <div className="mb-5 max-w-read">
            <NormDates condition={place.condition} document={document} textBehind={place.textBehind} />
          </div>
        )}
        <div lang="es-MX" className="max-w-read">
          {place ? <ArticleText paragraphs={paragraphs} lines={place.lines} /> : <Reading paragraphs={paragraphs} />}
        </div>
        {place && <ArticleSteps place={publicPlace(place)} />}
      </article>
      <aside aria-label={t('research.about')} className="max-desk:mt-8">
        <section className="rounded-lg border border-line bg-surface p-4">
          <h2 className="mb-2 text-sm">{t('research.citation')}</h2>
          <p lang="es-MX" className="font-serif text-snippet wrap-anywhere">
            {citation!.text}
          </p>
          <Button icon={Copy} className="mt-3 print:hidden" onClick={() => void copy(citation!.text)}>
            {t('research.copy_citation')}
          </Button>
        </section>
        <div className="mt-4 rounded-lg border border-line bg-surface">
          <FactsSection document={document} isPublic />
        </div>
        <Invitation href={route('research.analyses.show', { source: document.source, slug: document.slug })} />
      </aside>
    </div>
  )
}

function publicPlace(place: ArticlePlace): ArticlePlace {
  const link = (one: ArticlePlace['next']) => one && { ...one, href: publicHref(one.href) }
  return {
    ...place,
    law: { ...place.law, href: publicHref(place.law.href) },
    previous: link(place.previous),
    next: link(place.next),
  }
}
