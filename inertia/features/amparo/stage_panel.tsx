import { SelectField } from '~/components/forms/choices/select_field'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { Panel } from '~/components/layout/panel'
import { RuleArticle, type RuleArticles } from '~/features/deadlines/rule_article'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { stageName } from './types'

export type Stage = { key: string; article: string; resolutions: string[] }

interface StagePanelProps {
  proceeding: { id: number; stage: string; version: number }
  stages: Stage[]
  articles: RuleArticles
  canEdit: boolean
}

/** The stages of a proceeding, each with its article, and which one it is in. */
export function StagePanel({ proceeding: { id, stage, version }, stages, articles, canEdit }: StagePanelProps) {
  const t = useMessages()
  const form = useFields({ stage }, { stage: { label: t('amparo.stages.current') } }, { prefix: 'stage' })
  form.transform((input) => ({ ...input, version }))
  return (
    <Panel title={t('amparo.stages')}>
      <ol className="grid gap-1.5 text-sm">
        {stages.map(({ key, article }) => (
          <li key={key} aria-current={key === stage ? 'step' : undefined} className="flex flex-wrap items-center gap-2">
            <span className={key === stage ? 'font-semibold' : undefined}>{t(stageName(key))}</span>
            <span className="text-fg-muted">
              {t('amparo.article', { article })}
              <RuleArticle citation={`Ley de Amparo, artículo ${article}`} articles={articles} />
            </span>
          </li>
        ))}
      </ol>
      {canEdit && (
        <Form
          form={form}
          method="put"
          action={route('amparo.stage', { id })}
          visit={{ preserveScroll: true }}
          label={t('amparo.stages')}
          className="mt-4"
        >
          <SelectField
            {...form.field('stage')}
            options={stages.map(({ key }) => ({ value: key, label: t(stageName(key)) }))}
          />
          <span>
            <Submit>{t('amparo.stages.move')}</Submit>
          </span>
        </Form>
      )}
    </Panel>
  )
}
