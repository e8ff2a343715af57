import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/button'
import { RadioGroup } from '~/components/radio_group'
import { SelectField } from '~/components/select_field'
import { useMaterias } from '~/features/matters/use_materias'
import { useMessages } from '~/hooks/use_messages'
import { PAGE_OF, type ImportView, type Subject } from './types'

const NONE = '-'

interface MappingFormProps {
  subject: Subject
  file: ImportView
  canEdit: boolean
}

/** Which field each column of a file fills. What is sent is tried first: nothing is written yet. */
export function MappingForm({ subject, file, canEdit }: MappingFormProps) {
  const t = useMessages()
  const [mapping, setMapping] = useState(file.mapping)
  const [existing, setExisting] = useState(file.existing)
  const [materia, setMateria] = useState(file.options.materia ?? '')
  const [isBusy, setBusy] = useState(false)
  const address = `${PAGE_OF[subject]}/imports/${file.id}`
  const visit = {
    preserveScroll: true,
    onStart: () => setBusy(true),
    onFinish: () => setBusy(false),
  }
  const asksMateria = subject === 'matters' && !mapping.includes('materia')
  const isIncomplete = mapping.every((field) => field === null)

  const take = (place: number, value: string) =>
    setMapping((old) =>
      old.map((field, at) => (at === place ? (value === NONE ? null : value) : field === value ? null : field))
    )

  function check() {
    router.put(address, { mapping, existing, options: asksMateria && materia ? { materia } : {} }, visit)
  }

  return (
    <div className="grid max-w-240 gap-5">
      <header className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('transfers.mapping.title')}</h2>
        <p className="text-sm text-fg-muted">
          {t('transfers.mapping.lead', { file: file.fileName, count: file.total })}
        </p>
      </header>
      {file.sheets.length > 1 && (
        <SelectField
          className="max-w-80"
          label={t('transfers.mapping.sheet')}
          value={String(file.sheet)}
          onChange={(sheet) => router.put(address, { sheet: Number(sheet) }, visit)}
          options={file.sheets.map((label, place) => ({ value: String(place), label }))}
        />
      )}
      <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line-subtle">
        {file.headings.map((heading, place) => (
          <li
            key={place}
            className="grid items-center gap-x-4 gap-y-2 bg-surface p-3 md:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <div className="min-w-0">
              <p className="truncate font-medium">{heading}</p>
              <p className="truncate text-sm text-fg-muted">
                {file.sample
                  .map((row) => row[place])
                  .filter(Boolean)
                  .slice(0, 3)
                  .join(' · ') || t('transfers.mapping.empty')}
              </p>
            </div>
            <SelectField
              label={t('transfers.mapping.field_of', { heading })}
              hideLabel
              value={mapping[place] ?? NONE}
              onChange={(value) => take(place, value)}
              options={[
                { value: NONE, label: t('transfers.mapping.leave') },
                ...file.fields.map(({ key, label }) => ({ value: key, label })),
              ]}
            />
          </li>
        ))}
      </ul>
      {asksMateria && <DefaultMateria value={materia} onChange={setMateria} />}
      {canEdit && (
        <RadioGroup
          label={t('transfers.mapping.existing')}
          value={existing}
          onChange={(value) => setExisting(value as ImportView['existing'])}
          options={[
            { value: 'skip', label: t('transfers.mapping.skip') },
            { value: 'update', label: t('transfers.mapping.update') },
          ]}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          onClick={check}
          pending={isBusy}
          pendingText={t('transfers.mapping.checking')}
          disabled={isIncomplete}
        >
          {t('transfers.mapping.check')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => router.delete(address, visit)}>
          {t('transfers.mapping.other_file')}
        </Button>
      </div>
    </div>
  )
}

function DefaultMateria({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages()
  return (
    <SelectField
      className="max-w-80"
      label={t('transfers.mapping.materia')}
      help={t('transfers.mapping.materia_help')}
      required
      value={value}
      onChange={onChange}
      options={useMaterias()}
    />
  )
}
