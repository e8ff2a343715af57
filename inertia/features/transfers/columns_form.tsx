import { router } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Panel } from '~/components/layout/panel'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectField } from '~/components/forms/choices/select_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ColumnList } from './column_list'
import { FileOptions } from './file_options'
import { HeadingPicker } from './heading_picker'
import { ImportSteps } from './import_steps'
import type { ImportStep, ImportView, Subject } from './types'

const NONE = '-'

interface ColumnsFormProps {
  subject: Subject
  file: ImportView
  canEdit: boolean
}

/** Where the headings are, and which field each column of a file fills. What is sent is tried first: nothing is written yet. */
export function ColumnsForm({ subject, file, canEdit }: ColumnsFormProps) {
  const t = useMessages()
  const [mapping, setMapping] = useState(file.mapping)
  const [existing, setExisting] = useState(file.existing)
  const [options, setOptions] = useState(file.options)
  const [seen, setSeen] = useState(file.headings)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [template, setTemplate] = useState(file.options.templateId)
  // Other headings or another template come with a mapping of their own; the focus stays where it was.
  if (seen !== file.headings || template !== file.options.templateId) {
    setSeen(file.headings)
    setTemplate(file.options.templateId)
    setMapping(file.mapping)
    setOptions(file.options)
  }
  const address = route(`law_firm.bulk_${subject}.imports.update`, { id: file.id })
  const visit = {
    preserveScroll: true,
    onStart: () => setBusy(true),
    onFinish: () => setBusy(false),
    onError: (errors: Record<string, string>) => setError(errors.mapping ?? Object.values(errors)[0]),
  }
  const hasValues = file.fields.some((field) => field.hasValues && mapping.includes(field.key))
  const { templateId, ...own } = options
  const chosen = { mapping, existing, options: own }

  function leave(step: ImportStep) {
    setError(undefined)
    router.put(address, step === 'review' ? chosen : { ...chosen, next: step }, { ...visit, preserveScroll: 'errors' })
  }

  return (
    <div className="grid max-w-240 gap-5">
      <header className="grid gap-2">
        <h2 className="text-lg font-semibold">{t('transfers.mapping.title')}</h2>
        <p className="text-sm text-fg-muted">
          {t('transfers.mapping.lead', { file: file.fileName, count: file.total })}
        </p>
        <ImportSteps file={file} busy={isBusy} onStep={leave} />
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
      <HeadingPicker
        key={`${file.sheet}`}
        file={file}
        busy={isBusy}
        onChange={(heading) => router.put(address, { heading }, visit)}
      />
      {file.templates.length > 0 && (
        <SelectField
          className="max-w-96"
          label={t('transfers.template.label')}
          help={t('transfers.template.help')}
          value={templateId ? String(templateId) : NONE}
          onChange={(id) =>
            router.put(address, { ...chosen, templateId: id === NONE ? null : Number(id), next: 'columns' }, visit)
          }
          options={[
            { value: NONE, label: t('transfers.template.none') },
            ...file.templates.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
      <ColumnList file={file} mapping={mapping} onChange={setMapping} />
      <Panel title={t('transfers.options.title')}>
        <div className="grid gap-4">
          <FileOptions subject={subject} file={file} mapping={mapping} options={options} onChange={setOptions} />
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
        </div>
      </Panel>
      <div role="alert" className="text-sm text-danger-fg empty:hidden">
        {error}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          onClick={() => leave(hasValues ? 'values' : 'review')}
          pending={isBusy}
          pendingText={t(hasValues ? 'transfers.values.reading' : 'transfers.mapping.checking')}
          disabled={mapping.every((field) => field === null)}
        >
          {t(hasValues ? 'transfers.values.open' : 'transfers.mapping.check')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => router.delete(address, visit)}>
          {t('transfers.mapping.other_file')}
        </Button>
      </div>
    </div>
  )
}
