import { DEMAND_LENGTHS, REQUISITE_STATES, type CheckedRequisite, type RequisiteState } from '@generated/fields'
import { Badge } from '~/components/display/badge'
import { Note } from '~/components/feedback/note'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { RuleArticle } from '~/features/deadlines/rule_article'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { StepProps } from './steps'

/** The facts, the rights and the grounds of a claim, and the checklist of what it must have. */
export function RequisitesStep({ form, demand, requisites, articles }: StepProps) {
  const t = useMessages()
  const done = requisites.filter(({ state }) => state !== 'missing').length
  return (
    <>
      {demand.kind === 'indirect' && <TextArea {...form.field('facts')} rows={4} optional />}
      <TextArea {...form.field('rights')} rows={2} optional />
      <TextArea {...form.field('arguments')} rows={5} optional />
      {demand.kind === 'indirect' && (
        <>
          <SelectField
            {...form.field('asksSuspension')}
            help={t('amparo.demand.suspension_text')}
            options={[
              { value: '', label: t('amparo.demand.field.choose') },
              { value: 'yes', label: t('amparo.demand.suspension_yes') },
              { value: 'no', label: t('amparo.demand.suspension_no') },
            ]}
          />
        </>
      )}
      <section aria-labelledby="demand-requisites" className="grid gap-3">
        <h3 id="demand-requisites" className="text-md font-semibold">
          {t('amparo.demand.field.requisites')}
        </h3>
        <p className="text-sm">{t('amparo.requisites.count', { done, total: requisites.length })}</p>
        <Note tone="info">{t('amparo.requisites.text_read')}</Note>
        <ul className="grid gap-4">
          {requisites.map((requisite) => (
            <RequisiteLine key={requisite.key} requisite={requisite} form={form} articles={articles} />
          ))}
        </ul>
      </section>
    </>
  )
}

type LineProps = Pick<StepProps, 'form' | 'articles'> & { requisite: CheckedRequisite }

/** One requisite: where it is written, where it comes from, and how it stands. */
function RequisiteLine({ requisite, form, articles }: LineProps) {
  const t = useMessages()
  const { key, article, fraction, state, isDerived, step } = requisite
  const name = t(`amparo.requisite.${key}` as MessageId)
  const said = form.data.requisites[key] ?? { state: isDerived ? 'done' : 'missing', reason: null }
  const say = (state: RequisiteState, reason: string | null) =>
    form.set('requisites', { ...form.data.requisites, [key]: { state, reason } })
  const stepTitle = step ? t(`amparo.step.${step}` as MessageId) : ''
  const states = step === null ? REQUISITE_STATES : REQUISITE_STATES.filter((one) => one !== 'done')
  const tone = { done: 'success', missing: 'warning', not_applicable: 'neutral' } as const
  return (
    <li className="grid gap-1.5 border-b border-line pb-3 last:border-b-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span>
        <Badge tone={tone[state]}>{t(`amparo.requisite_state.${state}`)}</Badge>
      </p>
      <p className="text-sm text-fg-muted">
        {t(`amparo.requisite.${key}.text` as MessageId)}{' '}
        {t('amparo.article', { article: fraction ? `${article}, ${fraction}` : article })}
        <RuleArticle citation={`Ley de Amparo, artículo ${article}`} articles={articles} />
      </p>
      <p className="text-sm text-fg-muted">
        {isDerived
          ? t('amparo.requisite.derived', { step: stepTitle })
          : step
            ? t('amparo.requisite.give', { step: stepTitle })
            : t('amparo.requisite.by_hand')}
      </p>
      {!isDerived && (
        <SelectField
          label={t('amparo.requisite.state_of', { name })}
          hideLabel
          value={said.state === 'done' && step !== null ? 'missing' : said.state}
          onChange={(value) => say(value as RequisiteState, said.reason)}
          options={states.map((value) => ({ value: value as string, label: t(`amparo.requisite_state.${value}`) }))}
        />
      )}
      {!isDerived && said.state === 'not_applicable' && (
        <TextField
          label={t('amparo.requisite.reason_of', { name })}
          value={said.reason ?? ''}
          maxLength={DEMAND_LENGTHS.reason}
          onChange={(reason) => say('not_applicable', reason)}
        />
      )}
    </li>
  )
}
