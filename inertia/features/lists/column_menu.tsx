import { Columns3Cog } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { Dialog } from '~/components/overlays/dialog'
import { useMessages } from '~/hooks/use_messages'
import { visibleColumns, type ListColumns } from './columns'
import { visitList } from './visit_list'

interface ColumnMenuProps<Key extends string> {
  columns: ListColumns<Key, never>
  filters: { columns: Key[] }
  /** Address of the list with these columns; none for the usual ones. */
  href: (columns: Key[]) => string
}

/** A button that opens the choice of the columns of a table. What is chosen stands in the address of the list. */
export function ColumnMenu<Key extends string>(props: ColumnMenuProps<Key>) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="max-md:hidden">
      <Button variant="ghost" size="sm" icon={Columns3Cog} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('lists.columns')}
      </Button>
      {isOpen && <ColumnDialog {...props} onClose={() => setOpen(false)} />}
    </span>
  )
}

function ColumnDialog<Key extends string>({
  columns,
  filters,
  href,
  onClose,
}: ColumnMenuProps<Key> & { onClose: () => void }) {
  const t = useMessages()
  const formId = useId()
  const [chosen, setChosen] = useState(() => visibleColumns(columns, filters))
  const { all, defaults } = columns
  const keys = Object.keys(all) as Key[]
  const isUsual = chosen.length === defaults.length && defaults.every((key) => chosen.includes(key))

  function apply(event: FormEvent) {
    event.preventDefault()
    visitList(href(isUsual ? [] : keys.filter((key) => chosen.includes(key))))
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
          <Button variant="ghost" disabled={isUsual} onClick={() => setChosen([...defaults])}>
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
          {keys.map((key) => (
            <Checkbox
              key={key}
              label={t(all[key]!.name)}
              checked={chosen.includes(key)}
              onChange={(on) => setChosen(on ? [...chosen, key] : chosen.filter((each) => each !== key))}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
