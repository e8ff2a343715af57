import { Head } from '@inertiajs/react'
import { publicAddress } from '~/features/public_research/addresses'
import { Invitation } from '~/features/public_research/invitation'
import { PublicCrumbs } from '~/features/public_research/public_crumbs'
import { GoToArticle } from '~/features/research/laws/go_to_article'
import { LawContents } from '~/features/research/laws/law_contents'
import { LawSteps } from '~/features/research/laws/law_steps'
import { LawText } from '~/features/research/laws/law_text'
import { NormDates } from '~/features/research/laws/norm_dates'
import type { LawReading } from '~/features/research/laws/types'
import { FactsSection } from '~/features/research/reading/facts_section'
import type { SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type PublicLawProps = {
  source: SourceTab
  reading: LawReading
  /** The number of an article that was asked for and is not there. */
  missing: string | null
}

export default function PublicLaw({ source, reading, missing }: PublicLawProps) {
  const t = useMessages()
  const { document } = reading
  const address = publicAddress(document)
  const hrefOf = (section: number) => `${address}?parte=${section + 1}`

  return (
    <div className="mx-auto grid max-w-300 grid-cols-[18rem_minmax(0,1fr)] gap-10 px-6 pt-4 pb-16 max-desk:block max-md:px-4">
      <Head title={document.title} />
      <div className="sticky top-topbar max-h-[calc(100dvh-var(--topbar))] self-start overflow-y-auto pt-4 pb-6 max-desk:static max-desk:mb-4 max-desk:max-h-72 max-desk:rounded-lg max-desk:border max-desk:border-line print:hidden">
        <GoToArticle key={missing} href={address} error={missing} />
        <LawContents reading={reading} hrefOf={hrefOf} />
      </div>
      <article className="min-w-0">
        <PublicCrumbs source={source} title={document.title} />
        <p className="mt-5 mb-2 flex flex-wrap items-center gap-2 text-sm text-fg-muted">
          {t('laws.articles', { count: reading.articles })}
        </p>
        <h1 lang="es-MX" className="mb-3 max-w-read font-serif text-2xl leading-9 wrap-anywhere">
          {document.title}
        </h1>
        <div className="mb-6 max-w-read">
          <NormDates condition={reading.condition} document={document} textBehind={document.textBehind} />
        </div>
        <LawText blocks={reading.blocks} hrefOf={(slug) => publicAddress({ source: document.source, slug })} />
        <LawSteps section={reading.section} sections={reading.sections} hrefOf={hrefOf} />
        <div className="mt-8 max-w-read rounded-lg border border-line bg-surface">
          <FactsSection document={document} isPublic />
        </div>
        <Invitation href={route('research.analyses.show', { source: document.source, slug: document.slug })} />
      </article>
    </div>
  )
}
