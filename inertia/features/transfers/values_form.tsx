import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { Panel } from '~/components/layout/panel'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ImportSteps } from './import_steps'
import { MoreList } from './more_list'
import type { ImportStep, ImportValue, ImportView, Subject, ValueGroup } from './types'

const NO_VALUE = '-'
/** A status that nobody knows is taken as the stage. */
const STATUS = 'status'

type Choices = Record<string, Record<string, string>>

/** What stands for each value of a file, as it was guessed or chosen before; what nobody knows comes first. */
export function ValuesForm({ subject, file }: { subject: Subject; file: ImportView }) {
  const t = useMessages()
  const [chosen, setChosen] = useState<Choices>({})
  const [isBusy, setBusy] = useState(false)
  const address = route(`law_firm.bulk_${subject}.imports.update`, { id: file.id })
  const unknown = file.groups.flatMap(({ field, values }) =>
    field === STATUS ? [] : values.filter(({ text, how }) => how === 'unknown' && chosen[field]?.[text] === undefined)
  ).length

  const choose = (field: string, text: string, choice: string) =>
    setChosen((old) => ({ ...old, [field]: { ...old[field], [text]: choice } }))

  function leave(step: ImportStep) {
    const visit = { preserveScroll: 'errors' as const, onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    router.put(address, step === 'columns' ? { values: chosen, next: step } : { values: chosen }, visit)
  }

  return (
    <div className="grid max-w-240 gap-5">
      <header className="grid gap-2">
        <h2 className="text-lg font-semibold">{t('transfers.values.title')}</h2>
        <p className="text-sm text-fg-muted">{t('transfers.values.lead')}</p>
        <ImportSteps file={file} busy={isBusy} onStep={leave} />
      </header>
      <p role="status" className="text-sm">
        {t('transfers.values.unknown', { count: unknown })}
      </p>
      {file.groups.map((group) => (
        <Group key={group.field} group={group} chosen={chosen[group.field] ?? {}} onChoose={choose} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          onClick={() => leave('review')}
          pending={isBusy}
          pendingText={t('transfers.mapping.checking')}
        >
          {t('transfers.mapping.check')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => leave('columns')}>
          {t('transfers.steps.back_to_columns')}
        </Button>
      </div>
    </div>
  )
}

const ORDER = { unknown: 0, guessed: 1, chosen: 1 } as const

interface GroupProps {
  group: ValueGroup
  chosen: Record<string, string>
  onChoose: (field: string, text: string, choice: string) => void
}

function Group({ group, chosen, onChoose }: GroupProps) {
  const t = useMessages()
  const nothing = { value: NO_VALUE, label: t('transfers.values.nothing') }
  const options: BoxOption[] = [nothing, ...group.options]
  const sorted = group.values.toSorted((one, other) => ORDER[one.how] - ORDER[other.how])

  function valueOf({ text, choice, how }: ImportValue): BoxOption | null {
    const now = chosen[text] ?? choice
    if (now === '') return how === 'unknown' && chosen[text] === undefined ? null : nothing
    return group.options.find(({ value }) => value === now) ?? { value: now, label: now }
  }

  return (
    <Panel title={group.label} flush>
      <MoreList first={12} className="divide-y divide-line-subtle">
        {sorted.map((value) => (
          <li
            key={value.text}
            className="grid items-center gap-x-4 gap-y-1.5 px-3.5 py-2 md:grid-cols-[minmax(0,1fr)_20rem]"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">{value.text}</span>
              <span className="text-sm text-fg-subtle tabular-nums">
                {t('transfers.values.count', { count: value.count })}
              </span>
              {value.how === 'unknown' && chosen[value.text] === undefined && (
                <Badge tone={group.field === STATUS ? 'neutral' : 'warning'}>
                  {t(group.field === STATUS ? 'transfers.values.as_stage' : 'transfers.values.unknown_badge')}
                </Badge>
              )}
            </span>
            <SelectBox
              label={t('transfers.values.stands_for', { value: value.text, field: group.label })}
              hideLabel
              freeText={group.isOpen}
              value={valueOf(value)}
              placeholder={t('transfers.values.choose')}
              options={options}
              onChange={(option) =>
                onChoose(group.field, value.text, !option || option.value === NO_VALUE ? '' : option.value)
              }
            />
          </li>
        ))}
      </MoreList>
    </Panel>
  )
}
