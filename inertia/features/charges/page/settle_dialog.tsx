import { CHARGE_LIMITS } from '@generated/fields'
import { useId, useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Money } from '~/components/display/money'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { Form } from '~/components/forms/form'
import { FormContext } from '~/components/forms/form_context'
import { TextArea } from '~/components/forms/inputs/text_area'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required, type Rule } from '~/components/forms/validators'
import { Dialog } from '~/components/overlays/dialog'
import type { ChargeCard } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type Way = 'payment' | 'write_off' | 'mark'
type Input = { way: Way; reason: string }

const whenGivenUp: Rule = {
  check: (reason, data) => ((data as Input).way === 'write_off' ? required().check(reason, data) : null),
}

interface SettleDialogProps {
  charge: ChargeCard
  can: { pay: boolean; delete: boolean }
  onClose: () => void
}

/** What it means that a charge with a balance counts as paid: a payment came, it is given up, or somebody only says so. */
export function SettleDialog({ charge, can, onClose }: SettleDialogProps) {
  const t = useMessages()
  const formId = useId()
  const { id, client, remaining, currency } = charge
  const [version] = useState(charge.version)
  const form = useFields<Input>(
    { way: can.pay ? 'payment' : 'mark', reason: '' },
    {
      way: { label: t('charges.settle.question') },
      reason: { label: t('charges.field.reason'), rules: [whenGivenUp, maxLength(CHARGE_LIMITS.reason)] },
    },
    { prefix: 'settle' }
  )
  const { way } = form.data
  form.transform(({ reason }) => (way === 'write_off' ? { version, reason } : { version }))
  const ways = (['payment', 'write_off', 'mark'] as const).filter(
    (each) => (each !== 'payment' || can.pay) && (each !== 'write_off' || can.delete)
  )
  const actions = (
    <>
      <Button onClick={onClose} disabled={form.processing}>
        {t('common.cancel')}
      </Button>
      {way === 'payment' ? (
        <ButtonLink
          variant="primary"
          href={route('law_firm.payments.create', {}, { client: String(client?.id ?? ''), charge: String(id) })}
        >
          {t('charges.settle.go_to_payment')}
        </ButtonLink>
      ) : (
        <Submit>{t(`charges.settle.${way}_verb`)}</Submit>
      )}
    </>
  )
  return (
    <FormContext value={{ id: formId, processing: form.processing }}>
      <Dialog open onClose={onClose} title={t('charges.settle.title')} busy={form.processing} actions={actions}>
        <Form
          id={formId}
          form={form}
          method="post"
          action={route(
            way === 'write_off' ? 'law_firm.charge_write_offs.store' : 'law_firm.charge_settlements.store',
            {
              id,
            }
          )}
          draftName={`settle charge ${id}`}
          visit={{ onSuccess: onClose }}
        >
          <p>{t.rich('charges.settle.lead', { amount: <Money amount={remaining} currency={currency} /> })}</p>
          <RadioGroup
            {...form.field('way')}
            options={ways.map((value) => ({
              value,
              label: t(`charges.settle.${value}`),
              description: t(`charges.settle.${value}_text`),
            }))}
          />
          {way === 'write_off' && (
            <TextArea {...form.field('reason')} required rows={3} help={t('charges.field.reason_hint')} />
          )}
        </Form>
      </Dialog>
    </FormContext>
  )
}
