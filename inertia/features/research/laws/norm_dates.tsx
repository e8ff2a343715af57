import { Note } from '~/components/feedback/note'
import { ConditionBadge } from '~/features/research/laws/condition_badge'
import { isPerhapsItsEnd } from '~/features/research/laws/listed_change'
import { originInWords } from '~/features/research/laws/origin_in_words'
import type { Condition } from '~/features/research/laws/types'
import type { ListedDocument } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface NormDatesProps {
  condition: Condition
  document: Pick<ListedDocument, 'publishedOn' | 'isDatedByListing' | 'origin' | 'state' | 'isArticle'>
  /** A later change that the listing of the law tells, in words; null when there is none. */
  textBehind: string | null
}

/** Whether a law or an article is law, how its text came about, and the provision on which its entry into force rests. */
export function NormDates({ condition, document, textBehind }: NormDatesProps) {
  const t = useMessages()
  const { locale } = useLocale()
  const { publishedOn, isArticle, state } = document
  const published = publishedOn
    ? t('laws.published', {
        date: formatDate(publishedOn, 'short', locale),
        dof: state ? 'no' : 'yes',
        listed: document.isDatedByListing ? 'yes' : 'no',
      })
    : t('laws.published_unknown')
  const isOriginal = document.origin?.how === 'original'
  const facts = [!isArticle && published, (isArticle || !isOriginal) && originInWords(t, locale, document)]
  return (
    <div className="grid gap-1.5 text-sm text-fg-muted">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <ConditionBadge condition={condition} />
        {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
      </p>
      {textBehind && (
        <Note tone="warning" role="note">
          {t('laws.behind', { date: textBehind, ends: isPerhapsItsEnd(condition) ? 'yes' : 'no' })}
        </Note>
      )}
      {condition.evidence && (
        <details className="max-w-read text-xs text-fg-subtle">
          <summary className="cursor-pointer underline decoration-dotted underline-offset-2">
            {t(condition.from ? 'laws.provision' : 'laws.provision.no_day')}
          </summary>
          <blockquote lang="es-MX" className="mt-1 border-l-2 border-line pl-2.5 font-serif whitespace-pre-line">
            {condition.evidence}
          </blockquote>
        </details>
      )}
    </div>
  )
}
