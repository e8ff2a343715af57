import { Calculator } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { DateField } from '~/components/forms/inputs/date_field'
import { Form } from '~/components/forms/form'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { RuleArticle, type RuleArticles } from './rule_article'
import { routeName, termName, type Choices } from './types'
import { useComputation } from './use_computation'

/** What a term is computed from: which term, how and when it was notified, on whose calendars. */
export function ComputationForm({ choices, articles }: { choices: Choices; articles: RuleArticles }) {
  const t = useMessages()
  const { form, term, notification, isOfHours, asksFor, routes, chooseTerm } = useComputation(choices)
  const terms = choices.terms.map(({ key, citation }) => {
    return { value: key, label: t(termName(key)), description: citation }
  })
  const calendars = choices.calendars.map(({ key, name, years }) => ({
    value: key,
    label: name,
    description: t('deadlines.years', { years: years.join(', ') }),
  }))
  const basisOf = (rule: { citation: string; isVerified: boolean } | undefined) =>
    rule && (
      <>
        {rule.isVerified ? rule.citation : t('deadlines.unverified_rule', { citation: rule.citation })}
        <RuleArticle citation={rule.citation} articles={articles} />
      </>
    )

  return (
    <Form form={form} method="post" action={route('law_firm.calculator.store')} className="max-w-200">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectBox
          {...form.field('term')}
          value={terms.find(({ value }) => value === form.data.term) ?? null}
          onChange={(chosen) => chooseTerm(chosen?.value ?? '')}
          help={basisOf(term)}
          options={terms}
          placeholder={t('deadlines.field.term_placeholder')}
        />
        <SelectField
          {...form.field('notification')}
          help={basisOf(notification)}
          options={routes.map((one) => ({ value: one.key, label: t(routeName(one.key)), description: one.citation }))}
        />
        <DateField {...form.field('notifiedOn')} />
        {isOfHours && <TextField {...form.field('time')} placeholder="10:30" help={t('deadlines.field.time_help')} />}
        {asksFor('handling') && (
          <SelectField {...form.field('handling')} options={calendars} help={t('deadlines.field.handling_help')} />
        )}
        {asksFor('responsible') && (
          <SelectField
            {...form.field('responsible')}
            options={calendars}
            help={t('deadlines.field.responsible_help')}
          />
        )}
        <TextField {...form.field('title')} optional help={t('deadlines.field.title_help')} />
      </div>
      <div>
        <Button type="submit" variant="primary" icon={Calculator} pending={form.processing}>
          {t('deadlines.compute')}
        </Button>
      </div>
    </Form>
  )
}
