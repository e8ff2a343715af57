import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { termName } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { TermDifference } from './types'

/** Says that the announced term is another than the law's, with both computations and the article. */
export function TermWarning({ differences, announced }: { differences: TermDifference[]; announced: string | null }) {
  const t = useMessages()
  if (differences.length === 0) return null
  const length = ({ amount, unit }: TermDifference['legal']) =>
    t(`court_lists.length.${unit}` as MessageId, { count: amount })
  const until = (day: string | null) => (day ? <DateTime value={day} /> : t('court_lists.not_counted'))
  return (
    <Note tone="warning" title={t('court_lists.other_term')}>
      {differences.map(({ term, citation, legal, announced: said }) => (
        <span key={term} className="block">
          {t('court_lists.announced', { words: announced ?? '' })} {length(said)} ({until(said.lastDay)}).{' '}
          {t('court_lists.by_law', { term: t(termName(term)), citation })} {length(legal)} ({until(legal.lastDay)}).
        </span>
      ))}
    </Note>
  )
}
