import { beginningOfOrigin, dayOfOrigin } from '@generated/fields'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { useMessages } from '~/hooks/use_messages'
import { RuleArticle, type RuleArticles } from './rule_article'
import { routeName, termName, type Computation, type Sheet } from './types'

interface SheetFactsProps {
  computation: Computation
  sheet: Sheet
  /** What its term runs from. */
  origin: string | undefined
  firm: string
  articles: RuleArticles
}

/** What a sheet says in short, what it rests on, who computed and who confirmed it. */
export function SheetFacts({ computation, sheet, origin, firm, articles }: SheetFactsProps) {
  const t = useMessages()
  const day = (value: string | null) =>
    value ? <DateTime value={value} format="weekday-long" /> : t('deadlines.any_time')
  const rule = ({ basis, version, isVerified }: Sheet['term']) =>
    `${t('deadlines.sheet.rule', { citation: basis.citation, version })}${isVerified ? '' : ` ${t('deadlines.unverified')}`}`
  const withArticle = (name: string, used: Sheet['term']) => (
    <>
      {`${name}. ${rule(used)}`}
      <RuleArticle citation={used.basis.citation} articles={articles} />
    </>
  )
  const signed = (name: string | null, at: string | null) =>
    at ? (
      <>
        {name ?? t('deadlines.sheet.nobody')}, <DateTime value={at} format="full" />
      </>
    ) : (
      t('deadlines.sheet.unconfirmed')
    )
  return (
    <Facts
      className="grid-cols-[9rem_minmax(0,1fr)]"
      items={[
        { label: t('deadlines.sheet.firm'), value: firm },
        { label: t('deadlines.sheet.folio'), value: computation.folio },
        { label: t('deadlines.field.term'), value: withArticle(t(termName(sheet.term.key)), sheet.term) },
        {
          label: t(beginningOfOrigin(origin)),
          value: withArticle(t(routeName(sheet.notification.key)), sheet.notification),
        },
        { label: t(dayOfOrigin(origin)), value: day(sheet.notifiedOn) },
        { label: t('deadlines.sheet.takes_effect'), value: day(sheet.takesEffect) },
        { label: t('deadlines.sheet.opens'), value: day(sheet.opens) },
        { label: t('deadlines.sheet.last_day'), value: day(sheet.lastDay) },
        { label: t('deadlines.sheet.computed'), value: signed(computation.computedBy, computation.computedAt) },
        { label: t('deadlines.sheet.confirmed'), value: signed(computation.confirmedBy, computation.confirmedAt) },
      ]}
    />
  )
}
