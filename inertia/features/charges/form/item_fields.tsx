import { CHARGE_LIMITS, ITEM_KINDS, TAX_KINDS } from '@generated/fields'
import { Trash2 } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'
import { Money } from '~/components/display/money'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { SelectField } from '~/components/forms/choices/select_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { MoveHandle } from '~/components/forms/move_handle'
import type { Currency, NamedMatter } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { DECIMALS } from './figures'
import type { ItemInput } from './item_input'

export interface ItemSettings {
  currency: Currency
  /** The matters of the client. */
  matters: NamedMatter[]
  /** Whether anything is withheld, so that it matters of which concepts. */
  isWithheld: boolean
}

interface ItemFieldsProps extends ItemSettings {
  prefix: string
  at: number
  item: ItemInput
  /** In centavos. */
  amount: number
  isOnly: boolean
  errorOf: (name: string) => string | undefined
  onChange: (part: Partial<ItemInput>) => void
  onStep: (by: 1 | -1) => void
  onRemove: () => void
}

/** One concept of a charge: what it is for, how much of it, and how it is taxed. */
export function ItemFields({ prefix, at, item, amount, isOnly, errorOf, onChange, ...props }: ItemFieldsProps) {
  const t = useMessages()
  const { currency, matters, isWithheld, onStep, onRemove } = props
  const own = (name: Exclude<keyof ItemInput, 'id'>) => ({
    id: `${prefix}-items.${at}.${name}`,
    label: t(`charges.item.${name}`),
    error: errorOf(`items.${at}.${name}`),
  })
  const name = item.description.trim() || t('charges.item.numbered', { n: at + 1 })
  const figure = (key: 'quantity' | 'unitPrice' | 'discount', decimals: number) => ({
    ...own(key),
    ...{ value: item[key], decimals, autoComplete: 'off' },
    onChange: (value: string) => onChange({ [key]: value }),
  })
  const known = matters.map(({ id, reference, title }) => ({ value: String(id), label: `${reference} · ${title}` }))
  const gone = item.matterId && !known.some(({ value }) => value === item.matterId)
  return (
    <li className="rounded-lg border border-line bg-surface p-3">
      <div className="flex items-start gap-1.5">
        <MoveHandle id={`${prefix}-item-${at}`} label={name} onStep={onStep} />
        <TextArea
          {...own('description')}
          className="min-w-0 flex-1"
          required
          rows={1}
          value={item.description}
          maxLength={CHARGE_LIMITS.description}
          onChange={(description) => onChange({ description })}
        />
        {!isOnly && <IconButton icon={Trash2} label={t('charges.item.remove', { name })} onClick={onRemove} />}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 desk:grid-cols-6">
        <SelectField
          {...own('kind')}
          value={item.kind}
          onChange={(kind) => onChange({ kind })}
          options={ITEM_KINDS.map((value) => ({ value, label: t(`charges.kind.${value}`) }))}
        />
        <NumberField {...figure('quantity', DECIMALS.quantity)} required />
        <NumberField {...figure('unitPrice', DECIMALS.money)} prefix="$" required />
        <NumberField {...figure('discount', DECIMALS.money)} prefix="$" />
        <SelectField
          {...own('taxKind')}
          value={item.taxKind}
          onChange={(taxKind) => onChange({ taxKind })}
          options={TAX_KINDS.map((value) => ({ value, label: t(`charges.tax.${value}`) }))}
        />
        <p className="grid content-start gap-1 text-right text-sm max-sm:text-left">
          <span className="font-medium">{t('charges.item.amount')}</span>
          <span className="flex h-control items-center justify-end max-sm:justify-start">
            <Money amount={amount} currency={currency} />
          </span>
        </p>
      </div>
      {(known.length > 0 || isWithheld || gone) && (
        <div className="mt-3 grid items-end gap-3 sm:grid-cols-2">
          {(known.length > 0 || gone) && (
            <SelectField
              {...own('matterId')}
              value={item.matterId}
              onChange={(matterId) => onChange({ matterId })}
              options={[
                { value: '', label: t('charges.item.no_matter') },
                ...known,
                ...(gone ? [{ value: item.matterId, label: t('charges.item.other_matter') }] : []),
              ]}
            />
          )}
          {isWithheld && (
            <Checkbox
              label={t('charges.item.withheld')}
              checked={item.withheld}
              onChange={(withheld) => onChange({ withheld })}
            />
          )}
        </div>
      )}
    </li>
  )
}
