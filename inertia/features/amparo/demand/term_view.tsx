import { Note } from '~/components/feedback/note'
import { Details } from '~/components/layout/details'
import { DayTable } from '~/features/deadlines/day_table'
import { RuleArticle, type RuleArticles } from '~/features/deadlines/rule_article'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { ShownTerm } from './types'

/** The term of a claim with its article and each of its days, or what is still asked for. */
export function TermView({ term, articles }: { term: ShownTerm; articles: RuleArticles }) {
  const t = useMessages()
  const { locale } = useLocale()
  const said = (day: string) => formatDate(day, 'weekday-long', locale)
  return (
    <section aria-labelledby="demand-term" className="grid gap-3" aria-live="polite">
      <h3 id="demand-term" className="text-md font-semibold">
        {t('amparo.term.title')}
      </h3>
      {term.state === 'missing' && (
        <p className="text-sm text-fg-muted">
          {t('amparo.term.missing', {
            fields: term.fields.map((name) => t(`amparo.demand.field.${name}` as MessageId)).join(', '),
          })}
        </p>
      )}
      {term.state === 'unknown_rule' && <Note tone="warning">{t('amparo.term.unknown_rule')}</Note>}
      {term.state === 'problem' && (
        <Note tone="warning" role="alert">
          {t(term.key as MessageId, term.values)}
        </Note>
      )}
      {term.state === 'computed' && (
        <>
          {term.isOver && term.sheet.lastDay && (
            <Note tone="danger" role="alert">
              {t('amparo.term.over', { day: said(term.sheet.lastDay) })}
            </Note>
          )}
          <p className="grid gap-0.5">
            <strong className="text-lg font-semibold">
              {term.sheet.lastDay
                ? t('amparo.term.last_day', { day: said(term.sheet.lastDay) })
                : t('amparo.term.any_time')}
            </strong>
            <span className="text-sm text-fg-muted">
              {t('amparo.term.effect', { day: said(term.sheet.takesEffect) })}
            </span>
            {term.sheet.opens && (
              <span className="text-sm text-fg-muted">{t('amparo.term.opens', { day: said(term.sheet.opens) })}</span>
            )}
            {[term.sheet.term, term.sheet.notification].map(({ basis: { citation } }) => (
              <span key={citation} className="text-sm text-fg-muted">
                {t('amparo.term.by', { citation })}
                <RuleArticle citation={citation} articles={articles} />
              </span>
            ))}
          </p>
          {term.sheet.warnings.map((warning) => (
            <Note key={warning} tone="warning">
              {t(`deadlines.warning.${warning}` as MessageId)}
            </Note>
          ))}
          <Details summary={t('amparo.term.days')}>
            <DayTable days={term.sheet.days} narrow />
          </Details>
        </>
      )}
    </section>
  )
}
