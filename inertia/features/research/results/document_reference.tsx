import type { ListedDocument } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** Where a document is found: registro and place of publication of a thesis, date and rapporteur of a ruling. */
export function DocumentReference({ document, className }: { document: ListedDocument; className?: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  const { registration, place, publishedOn, rapporteur, documentType } = document
  const day = publishedOn && formatDate(publishedOn, 'short', locale)
  const isRuling = documentType !== 'tesis'
  const parts = [
    registration && t('research.registration', { number: registration }),
    place,
    isRuling && day && t('research.decided_on', { date: day }),
    !isRuling && !/\d/.test(place ?? '') && day,
    isRuling && rapporteur && t('research.rapporteur', { name: rapporteur }),
  ]
  return <span className={className}>{parts.filter(Boolean).join(' · ')}</span>
}
