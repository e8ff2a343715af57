import { Head } from '@inertiajs/react'
import { PAYMENT_LIMITS, PROOF_ACCEPT } from '@generated/fields'
import { Money } from '~/components/display/money'
import { SelectField } from '~/components/forms/choices/select_field'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { DateField } from '~/components/forms/inputs/date_field'
import { FileField } from '~/components/forms/inputs/file_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { date, greaterThan, maxLength, numeric, required } from '~/components/forms/validators'
import { BankAnswer } from '~/features/client_account/bank_answer'
import type { BankData, Method, OwedCharge } from '~/features/client_account/types'
import { centavosOf, pesosOf } from '~/features/matters/form/claim_amount'
import { Answer } from '~/features/portal/answer'
import { PortalHead } from '~/features/portal/portal_head'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type SendProofProps = { charge: OwedCharge; bank: BankData | null; methods: Method[]; today: string }

/** A client says what they paid of a charge and sends its proof. */
export default function SendProof({ charge, bank, methods, today }: SendProofProps) {
  const t = useMessages()
  const list = route('portal.account.show')
  const { reference, concepts, remaining, currency } = charge
  return (
    <>
      <Head title={t('portal_account.send.title')} />
      <PortalHead
        title={t('portal_account.send.title')}
        crumbs={[{ label: t('portal_account.title'), href: list }, { label: t('portal_account.send.title') }]}
        meta={t('portal_account.send.lead')}
      />
      <div className="grid items-start gap-3 px-4 pb-10 md:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-4">
        <Answer title={concepts[0]?.description ?? t('portal_account.charge', { reference })}>
          <p className="mt-1.5 mb-4">
            {t('portal_account.send.owes')} <Money amount={remaining} currency={currency} className="font-semibold" />
          </p>
          <ProofForm {...{ charge, methods, today }} />
        </Answer>
        <BankAnswer bank={bank} />
      </div>
    </>
  )
}

function ProofForm({ charge, methods, today }: Omit<SendProofProps, 'bank'>) {
  const t = useMessages()
  const form = useFields(
    {
      amount: pesosOf(charge.remaining),
      paidOn: today,
      method: 'transfer' as Method,
      file: null as File | null,
      notes: '',
    },
    {
      amount: {
        label: t('portal_account.field.amount'),
        rules: [required(), numeric({ decimals: 2 }), greaterThan(0)],
      },
      paidOn: { label: t('portal_account.field.paid_on'), rules: [required(), date()] },
      method: { label: t('portal_account.field.method') },
      file: { label: t('portal_account.field.file'), rules: [required()] },
      notes: { label: t('portal_account.field.notes'), rules: [maxLength(PAYMENT_LIMITS.notes)] },
    },
    { prefix: 'proof' }
  )
  form.transform(({ amount, notes, ...input }) => ({ ...input, amount: centavosOf(amount), notes: notes || null }))
  const { value: method, onChange: setMethod, ...methodField } = form.field('method')
  const typed = centavosOf(form.data.amount)
  const isMore = typeof typed === 'number' && typed > charge.remaining
  return (
    <Form form={form} method="post" action={route('portal.account_payments.store', { id: charge.id })} guard>
      <NumberField
        {...form.field('amount')}
        decimals={2}
        help={isMore ? t('portal_account.more_than_owed') : undefined}
      />
      <DateField {...form.field('paidOn')} max={today} />
      <SelectField
        {...methodField}
        value={method}
        onChange={(value) => setMethod(value as Method)}
        options={methods.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
      />
      <FileField
        id="proof-file"
        required
        label={t('portal_account.field.file')}
        help={t('portal_account.field.file_help')}
        choose={t('portal_account.field.choose')}
        none={t('portal_account.field.none')}
        accept={PROOF_ACCEPT}
        name={form.data.file?.name ?? null}
        error={form.errors.file}
        onChange={(file) => form.set('file', file)}
      />
      <TextArea {...form.field('notes')} optional rows={2} />
      <FormButtons size="lg" cancelHref={route('portal.account.show')} verb={t('portal_account.send')} />
    </Form>
  )
}
