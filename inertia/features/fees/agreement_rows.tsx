import { X } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'
import { SelectField } from '~/components/forms/choices/select_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { FormRows } from './form_rows'
import type { FeesContent } from './types'
import type { AgreementFields } from './use_agreement_form'

const MOST_STAGES = 30

const errorAt = (form: AgreementFields, path: string) => (form.errors as Record<string, string | undefined>)[path]

/** Stages, each with its name and what it costs. */
export function StagesField({ form }: { form: AgreementFields }) {
  const t = useMessages()
  const { stages } = form.data
  const change = (at: number, values: Partial<(typeof stages)[number]>) =>
    form.set(
      'stages',
      stages.map((stage, place) => (place === at ? { ...stage, ...values } : stage))
    )
  const add = () => form.set('stages', [...stages, { id: null, name: '', amount: '' }])
  return (
    <FormRows
      legend={t('fees.field.stages')}
      error={errorAt(form, 'stages')}
      add={t('fees.field.add_stage')}
      onAdd={stages.length < MOST_STAGES ? add : undefined}
    >
      {stages.map((stage, at) => (
        <div key={at} className="flex items-start gap-2">
          <TextField
            className="flex-1"
            hideLabel
            label={t('fees.field.stage_name', { number: at + 1 })}
            placeholder={t('fees.field.stage_name', { number: at + 1 })}
            value={stage.name}
            onChange={(name) => change(at, { name })}
            error={errorAt(form, `stages.${at}.name`)}
            maxLength={200}
          />
          <NumberField
            className="w-32"
            hideLabel
            decimals={2}
            label={t('fees.field.stage_amount', { number: at + 1 })}
            placeholder="0.00"
            value={stage.amount}
            onChange={(amount) => change(at, { amount })}
            error={errorAt(form, `stages.${at}.amount`)}
          />
          <IconButton
            icon={X}
            label={t('fees.field.remove_stage', { number: at + 1 })}
            onClick={() =>
              form.set(
                'stages',
                stages.filter((_, place) => place !== at)
              )
            }
          />
        </div>
      ))}
    </FormRows>
  )
}

/** What an hour of single people costs. */
export function RatesField({ form, people }: { form: AgreementFields; people: FeesContent['people'] }) {
  const t = useMessages()
  const { rates } = form.data
  const change = (at: number, values: Partial<(typeof rates)[number]>) =>
    form.set(
      'rates',
      rates.map((rate, place) => (place === at ? { ...rate, ...values } : rate))
    )
  const isFree = (id: string, at: number) => rates.every(({ userId }, place) => place === at || userId !== id)
  const free = people.find(({ id }) => isFree(String(id), -1))
  return (
    <FormRows
      legend={t('fees.field.rates')}
      error={errorAt(form, 'rates')}
      add={t('fees.field.add_rate')}
      onAdd={free && (() => form.set('rates', [...rates, { userId: String(free.id), rate: '' }]))}
    >
      {rates.map((rate, at) => (
        <div key={at} className="flex items-start gap-2">
          <SelectField
            className="flex-1"
            hideLabel
            label={t('fees.field.rate_person', { number: at + 1 })}
            value={rate.userId}
            onChange={(userId) => change(at, { userId })}
            options={people
              .map(({ id, name }) => ({ value: String(id), label: name }))
              .filter(({ value }) => isFree(value, at))}
            error={errorAt(form, `rates.${at}.userId`)}
          />
          <NumberField
            className="w-32"
            hideLabel
            decimals={2}
            label={t('fees.field.rate_amount', { number: at + 1 })}
            placeholder="0.00"
            value={rate.rate}
            onChange={(amount) => change(at, { rate: amount })}
            error={errorAt(form, `rates.${at}.rate`)}
          />
          <IconButton
            icon={X}
            label={t('fees.field.remove_rate', { number: at + 1 })}
            onClick={() =>
              form.set(
                'rates',
                rates.filter((_, place) => place !== at)
              )
            }
          />
        </div>
      ))}
    </FormRows>
  )
}
