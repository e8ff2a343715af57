import { originInWords } from '~/features/research/laws/origin_in_words'
import type { ListedDocument } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import type { Translate } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { Locale } from '~/i18n/provider'

/** Where a document is found: registro and place of publication of a thesis; date, outcome and rapporteur of a ruling; how the text of a law came about. */
export function DocumentReference({ document, className }: { document: ListedDocument; className?: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  const { registration, place } = document
  const parts = [
    registration && t('research.registration', { number: registration }),
    place,
    ...dated(t, locale, document),
  ]
  const text = parts.filter(Boolean).join(' · ')
  return (
    <span className={className} title={text}>
      {text}
    </span>
  )
}

function dated(t: Translate, locale: Locale, document: ListedDocument): (string | null | false)[] {
  const { publishedOn, documentType, decidedOn, outcome, rapporteur, place } = document
  const day = publishedOn && formatDate(publishedOn, 'short', locale)
  if (documentType === 'tesis') return [!/\d/.test(place ?? '') && day]
  if (documentType === 'ley' || document.isArticle) return [originInWords(t, locale, document)]
  if (documentType === 'expediente') return [outcome, day && t('research.filed_on', { date: day })]
  return [
    outcome,
    decidedOn
      ? t('research.decided_on', { date: formatDate(decidedOn, 'short', locale) })
      : day && t('research.published_on', { date: day }),
    rapporteur && t('research.rapporteur', { name: rapporteur }),
  ]
}
