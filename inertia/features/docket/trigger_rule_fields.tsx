import type { ReactNode } from 'react'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { routeName, type Choices } from '~/features/deadlines/types'
import { useMessages } from '~/hooks/use_messages'
import { OTHER, type RuleForm, type TriggerRules } from './trigger_rules'
import { resolutionName, type Resolution } from './types'

interface TriggerRuleFieldsProps {
  form: RuleForm
  rules: TriggerRules
  choices: Choices
  resolutions: Resolution[]
  /** When that was. */
  children: ReactNode
}

/** What was decided, the terms that it opens, how and when it was notified, and the calendars that count. */
export function TriggerRuleFields({ form, rules, choices, resolutions, children }: TriggerRuleFieldsProps) {
  const t = useMessages()
  const { notification, routes, asksFor } = rules
  const calendars = choices.calendars.map(({ key, name, years }) => ({
    value: key,
    label: name,
    description: t('deadlines.years', { years: years.join(', ') }),
  }))
  const isUnverified = notification && !notification.isVerified
  return (
    <>
      <SelectField
        {...form.field('resolution')}
        onChange={rules.chooseResolution}
        help={t('docket.field.resolution_help')}
        options={[
          ...resolutions.map(({ key }) => ({ value: key, label: t(resolutionName(key)) })),
          { value: OTHER, label: t('docket.field.other') },
        ]}
      />
      <MultiSelectBox {...form.field('terms')} onChange={rules.chooseTerms} options={rules.terms} />
      <SelectField
        {...form.field('notification')}
        help={
          isUnverified ? t('deadlines.unverified_rule', { citation: notification.citation }) : notification?.citation
        }
        options={routes.map((one) => ({ value: one.key, label: t(routeName(one.key)), description: one.citation }))}
      />
      {children}
      {asksFor('handling') && (
        <SelectField {...form.field('handling')} options={calendars} help={t('deadlines.field.handling_help')} />
      )}
      {asksFor('responsible') && (
        <SelectField {...form.field('responsible')} options={calendars} help={t('deadlines.field.responsible_help')} />
      )}
    </>
  )
}
