import { CHARGE_LIMITS, type TaxKind } from '@generated/fields'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/actions/button'
import { FieldError } from '~/components/forms/field_error'
import { moved } from '~/components/forms/list_items'
import { useMessages } from '~/hooks/use_messages'
import { ItemFields, type ItemSettings } from './item_fields'
import { amountsOf, newItem, type ItemInput } from './item_input'

interface ItemsFieldProps extends ItemSettings {
  /** Begins the ids of the fields. */
  prefix: string
  items: ItemInput[]
  onChange: (items: ItemInput[]) => void
  errors: Record<string, string | undefined>
  /** How a new concept is taxed. */
  defaultTax: TaxKind
  /** The matter of a new concept; empty for none. */
  matterId: string
}

/** The concepts of a charge: added, changed, put in another order by the arrow keys, taken away. */
export function ItemsField({ prefix, items, onChange, errors, defaultTax, matterId, ...settings }: ItemsFieldProps) {
  const t = useMessages()
  const focus = useRef<string | null>(null)
  const { items: amounts } = amountsOf(items, { isrRate: '', withholdsIva: false })

  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus()
    focus.current = null
  }, [items])

  function add() {
    focus.current = `${prefix}-items.${items.length}.description`
    onChange([...items, newItem(items.at(-1)?.taxKind ?? defaultTax, matterId)])
  }
  function step(at: number, by: 1 | -1) {
    const to = at + by
    if (to < 0 || to >= items.length) return
    focus.current = `${prefix}-item-${to}`
    onChange(moved(items, at, to))
  }
  function remove(at: number) {
    focus.current = `${prefix}-items.${Math.max(at - 1, 0)}.description`
    onChange(items.filter((_, place) => place !== at))
  }
  return (
    <div className="grid gap-3">
      {errors.items && <FieldError>{errors.items}</FieldError>}
      <ol className="grid gap-3" aria-label={t('charges.field.items')}>
        {items.map((item, at) => (
          <ItemFields
            // The place of a concept is what tells it apart.
            key={at}
            {...settings}
            {...{ prefix, at, item }}
            amount={amounts[at]!.amount}
            isOnly={items.length === 1}
            errorOf={(name) => errors[name]}
            onChange={(part) => onChange(items.map((each, place) => (place === at ? { ...each, ...part } : each)))}
            onStep={(by) => step(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {items.length < CHARGE_LIMITS.items && (
        <Button icon={Plus} size="sm" className="justify-self-start" onClick={add}>
          {t('charges.item.add')}
        </Button>
      )}
    </div>
  )
}
