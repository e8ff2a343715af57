import { Head } from '@inertiajs/react'
import { History } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Change } from '~/features/research/laws/change'
import { ChooseStates, type DocumentState } from '~/features/research/laws/choose_states'
import { ReformHistory, type Reform } from '~/features/research/laws/reform_history'
import type { Comparison } from '~/features/research/laws/types'
import type { Analysis, SourceTab } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

type VersionsProps = {
  source: SourceTab
  document: Analysis['document']
  states: DocumentState[]
  compared: { earlier: string | null; later: string | null }
  /** The day that was asked for. */
  day: string | null
  comparison: Comparison | null
  /** Of a law; null for what is none. */
  reforms: Reform[] | null
}

export default function Versions({ source, document, states, compared, day, comparison, reforms }: VersionsProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const isBeforeAll = day !== null && !states.some(({ since }) => since !== null && since <= day)
  return (
    <div className="px-6 pb-16 max-md:px-4">
      <Head title={t('laws.versions_of', { title: document.title })} />
      <PageHead
        className="px-0! max-md:px-0!"
        title={t('laws.versions')}
        crumbs={[
          { label: source.name[locale], href: route('research.searches.show', { source: source.slug }) },
          {
            label: document.title,
            href: route('research.analyses.show', { source: document.source, slug: document.slug }),
          },
          { label: t('laws.versions') },
        ]}
      />
      {states.length > 1 && <ChooseStates states={states} compared={compared} day={day} />}
      {isBeforeAll && <Note tone="info">{t('laws.before_all')}</Note>}
      {!comparison && (
        <EmptyState icon={History} title={t('laws.nothing_to_compare')} text={t('laws.nothing_to_compare.text')} />
      )}
      {comparison && (
        <>
          <p role="status" className="text-sm text-fg-muted">
            {t('laws.summary', {
              changes: comparison.changes.length,
              same: comparison.same,
              added: comparison.wordsAdded,
              removed: comparison.wordsRemoved,
            })}
          </p>
          {comparison.notes > 0 && (
            <p className="mt-1 text-sm text-fg-subtle">{t('laws.notes_apart', { count: comparison.notes })}</p>
          )}
          {comparison.isCut && <Note tone="warning">{t('laws.is_cut')}</Note>}
          <ul>
            {comparison.changes.map((unit, place) => (
              <Change key={place} unit={unit} />
            ))}
          </ul>
        </>
      )}
      {reforms && <ReformHistory reforms={reforms} />}
    </div>
  )
}
