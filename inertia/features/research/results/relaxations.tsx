import { ButtonLink } from '~/components/actions/button_link'
import { searchAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import type { Relaxation } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import type { Translate } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** Searches that ask less, each with how many results it has; the first gives up least. */
export function Relaxations({ query, relaxations }: { query: SearchQuery; relaxations: Relaxation[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  return relaxations.map((one, place) => (
    <ButtonLink
      key={`${one.dropped} ${one.word}`}
      href={searchAddress({ ...query, text: one.text, filters: one.filters, page: 1 })}
      variant={place === 0 ? 'primary' : 'secondary'}
      className="h-auto! min-h-8 whitespace-normal!"
    >
      {inWords(t, one, one.total.toLocaleString(tagOf(locale)))}
    </ButtonLink>
  ))
}

function inWords(t: Translate, { dropped, word = '', total }: Relaxation, figure: string): string {
  const values = { count: total, figure }
  if (dropped === 'filters') return t('research.none.without_filters', values)
  if (dropped === 'quotes') return t('research.none.without_quotes', values)
  if (dropped === 'distance') return t('research.none.any_distance', values)
  if (dropped === 'title') return t('research.none.whole_text', values)
  if (dropped === 'all_but_one') return t('research.none.any_word', values)
  return t('research.none.without_word', { ...values, word })
}
