import { router } from '@inertiajs/react'
import { Columns3Cog } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/checkbox'
import { Dialog } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'

export interface ColumnChoices<Key extends string> {
  /** All columns that can be chosen, in the order of the table. */
  columns: { key: Key; label: string }[]
  /** Those that the table shows now. */
  shown: Key[]
  /** Those that it shows when nobody chose any. */
  usual: readonly Key[]
  /** Address of the list with these columns; none for the usual ones. */
  href: (columns: Key[]) => string
}

/** A button that opens the choice of the columns of a table. What is chosen stands in the address of the list. */
export function ColumnMenu<Key extends string>(choices: ColumnChoices<Key>) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="max-md:hidden">
      <Button variant="ghost" size="sm" icon={Columns3Cog} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('lists.columns')}
      </Button>
      {isOpen && <ColumnDialog {...choices} onClose={() => setOpen(false)} />}
    </span>
  )
}

function ColumnDialog<Key extends string>({
  columns,
  shown,
  usual,
  href,
  onClose,
}: ColumnChoices<Key> & { onClose: () => void }) {
  const t = useMessages()
  const formId = useId()
  const [chosen, setChosen] = useState<Key[]>(shown)
  const isUsual = chosen.length === usual.length && usual.every((key) => chosen.includes(key))

  function apply(event: FormEvent) {
    event.preventDefault()
    const ordered = columns.map(({ key }) => key).filter((key) => chosen.includes(key))
    router.get(href(isUsual ? [] : ordered), {}, { preserveState: true, preserveScroll: true, replace: true })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lists.columns')}
      size="sm"
      actions={
        <>
          <Button variant="ghost" disabled={isUsual} onClick={() => setChosen([...usual])}>
            {t('lists.columns_usual')}
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={chosen.length === 0}>
            {t('lists.columns_apply')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={apply}>
        <fieldset className="grid gap-1">
          <legend className="mb-2">{t('lists.columns_lead')}</legend>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={chosen.includes(key)}
              onChange={(on) => setChosen(on ? [...chosen, key] : chosen.filter((each) => each !== key))}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
