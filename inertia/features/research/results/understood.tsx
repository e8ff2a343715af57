import { Link } from '@inertiajs/react'
import { Note } from '~/components/feedback/note'
import { UnreadNote } from '~/features/research/results/unread_note'
import { searchAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import type { Found, SourceFilter } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { useLocale } from '~/i18n/provider'

const most = 12

interface UnderstoodProps {
  found: Found
  query: SearchQuery
  filters: SourceFilter[]
  /** Only the beginning of the text was read. */
  isCut: boolean
}

/** What of the words was searched when it was not just all of them: a better spelling, synonyms, fields, what counted for nothing. */
export function Understood({ found, query, filters, isCut }: UnderstoodProps) {
  const t = useMessages()
  const { understood, didYouMean } = found
  return (
    <div className="max-w-198 text-sm wrap-anywhere text-fg-subtle *:pb-2">
      {isCut && (
        <Note tone="warning" className="mb-2">
          {t('research.cut')}
        </Note>
      )}
      <UnreadNote unread={found.unread} />
      {didYouMean && (
        <p className="text-fg">
          {t.rich('research.did_you_mean', {
            link: () => <LinkTo key="text" query={{ ...query, text: didYouMean }} text={didYouMean} />,
          })}
        </p>
      )}
      <Fields understood={understood} filters={filters} />
      <Synonyms understood={understood} query={query} />
      {understood.ignored.length > 0 && <Ignored understood={understood} />}
    </div>
  )
}

function LinkTo({ query, text }: { query: SearchQuery; text: string }) {
  return (
    <Link href={searchAddress({ ...query, page: 1 })} className="link font-medium">
      {text}
    </Link>
  )
}

type Part = { understood: Found['understood'] }

function Fields({ understood: { fields }, filters }: Part & Pick<UnderstoodProps, 'filters'>) {
  const t = useMessages()
  const { locale } = useLocale()
  if (fields.length === 0) return null
  const nameOf = (field: string) =>
    field === 'title' ? t('research.field_title') : (filters.find(({ name }) => name === field)?.label[locale] ?? field)
  return (
    <p>
      {t('research.fields_read', { fields: listed(fields.map(({ field, text }) => `${nameOf(field)} «${text}»`)) })}
    </p>
  )
}

/** The synonyms that count, and the way to search without them; or that they were turned off, and the way back. */
function Synonyms({ understood: { synonyms }, query }: Part & { query: SearchQuery }) {
  const t = useMessages()
  if (query.synonyms === false)
    return (
      <p>
        {t('research.synonyms.off')} ·{' '}
        <LinkTo query={{ ...query, synonyms: undefined }} text={t('research.synonyms.turn_on')} />
      </p>
    )
  if (synonyms.length === 0) return null
  const shown = synonyms.map(({ word, others }) => t('research.synonyms.of', { word, others: listed(others) }))
  return (
    <p>
      {t('research.synonyms.also', { synonyms: shown.join('; ') })} ·{' '}
      <LinkTo query={{ ...query, synonyms: false }} text={t('research.synonyms.turn_off')} />
    </p>
  )
}

function Ignored({ understood: { words, phrases, excluded, ignored } }: Part) {
  const t = useMessages()
  const searched = [...words, ...phrases.map((phrase) => `«${phrase}»`), ...excluded.map((word) => `−${word}`)]
  return (
    <p>
      {searched.length > 0 && `${t('research.searched', { words: listed(searched) })} · `}
      {t('research.ignored', { words: listed(ignored) })}
    </p>
  )
}

function listed(words: string[]): string {
  const shown = words.slice(0, most).join(', ')
  return words.length > most ? `${shown}…` : shown
}
