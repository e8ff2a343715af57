import { Download, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { useMessages } from '~/hooks/use_messages'
import { ChangeDrawer, type ChangeChoices } from './change_drawer'
import { ExportDrawer } from './export_drawer'
import type { Filter, Selection } from './selection'
import type { Subject } from './types'

interface WorkBarProps {
  subject: Subject
  /** Ticked records of the page. */
  ids: number[]
  /** What the list is filtered by, and how many records that leaves. */
  filter: Filter
  total: number
  columns: string[]
  /** Changes that this person may make; none hides the button. */
  changes: ChangeChoices
}

/** Says which records are meant, ticked ones or all of the list, and offers what can be done with them. */
export function WorkBar({ subject, ids, filter, total, columns, changes }: WorkBarProps) {
  const t = useMessages()
  const [scope, setScope] = useState<'all' | 'ticked'>('ticked')
  const [open, setOpen] = useState<'change' | 'export' | null>(null)
  const isTicked = ids.length > 0 && scope === 'ticked'
  const selection: Selection = isTicked ? { ids } : { filter }
  const isNarrowed = Object.values(filter).some(Boolean)
  const isChosen = ids.length > 0 || isNarrowed
  const count = isTicked ? ids.length : total
  const opening = isTicked ? 'open' : 'open_all'

  return (
    <section className="flex flex-wrap items-end justify-between gap-4 rounded-lg border border-line bg-surface-subtle p-4 max-md:gap-2 max-md:p-3">
      {ids.length > 0 ? (
        <RadioGroup
          label={t('transfers.scope.label')}
          value={scope}
          onChange={(value) => setScope(value as typeof scope)}
          options={[
            { value: 'ticked', label: t('transfers.scope.ticked', { count: ids.length }) },
            { value: 'all', label: t('transfers.scope.all', { count: total }) },
          ]}
        />
      ) : (
        <p className="self-center">
          {t(isNarrowed ? 'transfers.scope.only_all' : 'lists.nothing_selected', { count: total })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {changes.fields.length > 0 && (
          <Button
            variant={isChosen ? 'primary' : 'secondary'}
            icon={PencilLine}
            disabled={isChosen && count === 0}
            disabledReason={isChosen ? undefined : t('lists.nothing_selected')}
            onClick={() => setOpen('change')}
          >
            {t(isChosen && count > 0 ? `transfers.change.${opening}` : 'transfers.change.open_none', { count })}
          </Button>
        )}
        <Button icon={Download} disabled={count === 0} onClick={() => setOpen('export')}>
          {t(`transfers.export.${opening}`, { count })}
        </Button>
      </div>
      <ChangeDrawer
        open={open === 'change'}
        onClose={() => setOpen(null)}
        {...{ subject, selection, count }}
        choices={changes}
      />
      <ExportDrawer
        open={open === 'export'}
        onClose={() => setOpen(null)}
        {...{ subject, selection, count, columns }}
      />
    </section>
  )
}
