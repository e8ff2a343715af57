import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

/** Articles on which rules rest that the library has, by the rules' citations. */
export type RuleArticles = Record<string, { href: string; changedOn: string | null }>

/** The way to the article on which a rule rests, and a warning when it reads otherwise than when the rule was written. */
export function RuleArticle({ citation, articles }: { citation: string; articles: RuleArticles }) {
  const t = useMessages()
  const { locale } = useLocale()
  const article = articles[citation]
  if (!article) return null
  return (
    <>
      {' '}
      <TextLink href={article.href}>{t('deadlines.article.read')}</TextLink>
      {article.changedOn && (
        <strong className="block font-medium text-warning-fg">
          {t('deadlines.article.changed', { day: formatDate(article.changedOn, 'long', locale) })}
        </strong>
      )}
    </>
  )
}
