import { CHOSEN_METHODS } from '@generated/fields'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { FormDialog } from '~/components/forms/form_dialog'
import { FormError } from '~/components/forms/form_error'
import { SelectBox } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { typedFor } from '~/features/payments/allocation'
import { AllocationEditor } from '~/features/payments/allocation_editor'
import type { Method } from '~/features/payments/types'
import { optionsFrom } from '~/features/shell/requests/load_options'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { MovementLine, Proposal } from './types'
import { useAcceptance } from './use_acceptance'

const loadClients = optionsFrom('law_firm.clients.options')

interface AcceptDialogProps {
  movement: MovementLine
  /** What is proposed; null for a payment that is written down by hand. */
  proposal: Proposal | null
  onClose: () => void
}

/** A payment of what a bank tells: whose it is and which charges it pays, as proposed and for a person to change. */
export function AcceptDialog({ movement, proposal, onClose }: AcceptDialogProps) {
  const t = useMessages()
  const { form, spread, isLoading, hasFailed } = useAcceptance(movement, proposal)
  const { id, amount, currency, day } = movement
  const sent = typedFor(spread.charges, form.data.typed)
  const errorOf = (chargeId: number) =>
    form.errors[`applications.${sent.findIndex((charge) => charge.id === chargeId)}.amount`]
  const { value: method, onChange: setMethod, ...methodField } = form.field('method')
  const { onChange: setClient, ...clientField } = form.field('clientId')
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.bank_statements.accept', { id })}
      title={t('bank_statements.accept.title')}
      verb={t('bank_statements.accept.verb')}
      size="lg"
    >
      <p className="text-sm">
        <Money amount={amount} currency={currency} className="font-semibold" /> ·{' '}
        <DateTime value={day} format="short" /> · <span className="wrap-anywhere">{movement.description}</span>
      </p>
      <SelectBox
        {...clientField}
        onChange={(client) => {
          setClient(client)
          form.set('typed', {})
        }}
        load={loadClients}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...methodField}
          value={method}
          onChange={(value) => setMethod(value as Method)}
          options={CHOSEN_METHODS.map((value) => ({ value, label: t(`payments.method.${value}`) }))}
        />
        <TextField {...form.field('reference')} optional />
      </div>
      {currency !== 'MXN' && (
        <NumberField {...form.field('exchangeRate')} decimals={6} help={t('payments.field.exchange_rate_help')} />
      )}
      <TextArea {...form.field('notes')} optional rows={2} />
      {hasFailed && <FormError>{t('bank_statements.accept.not_loaded')}</FormError>}
      {form.data.clientId && !hasFailed && !isLoading && spread.charges.length === 0 && (
        <p className="text-sm text-fg-muted">{t('payments.apply.nothing', { currency })}</p>
      )}
      {spread.charges.length > 0 && (
        <AllocationEditor
          {...{ spread, currency, errorOf }}
          ways={['hand', 'order', 'none']}
          onWay={(way) => form.set('way', way)}
          onTyped={(typed) => form.set('typed', typed)}
        />
      )}
    </FormDialog>
  )
}
