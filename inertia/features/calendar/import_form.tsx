import { useMemo, useState } from 'react'
import { SelectBox, type BoxOption } from '~/components/forms/choices/select_box'
import { FormDialog } from '~/components/forms/form_dialog'
import { FileField } from '~/components/forms/inputs/file_field'
import { useFields } from '~/components/forms/use_fields'
import { zoneOptions } from '~/features/settings/time_zones'
import { useFilePreview } from '~/hooks/use_file_preview'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ImportPreviewList, type ImportPreview } from './import_preview'

/** Bytes. */
const LARGEST = 2_000_000

const refused = (problem: string): ImportPreview => ({
  ...{ content: '', problem, lines: [], leftOut: [], leftOutCount: 0, needsZone: false },
  counts: { add: 0, update: 0, cancel: 0 },
})

/** Events of an .ics file: chosen, looked at, then taken into one's own calendar. Times without a zone ask for one. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const { preview, isReading, read } = useFilePreview<ImportPreview>(route('calendar.imports.preview'), {
    largest: LARGEST,
    refused,
  })
  const zones = useMemo(() => zoneOptions(t, new Date()), [t])
  const [file, setFile] = useState<File | null>(null)
  const form = useFields(
    { zone: null as BoxOption | null, content: '' },
    { zone: { label: t('calendar.import.zone') }, content: { label: t('calendar.import.file') } },
    { prefix: 'import' }
  )
  form.transform(({ zone }) => ({ zone: zone?.value ?? null, content: preview?.content ?? '' }))
  const { zone } = form.data

  function choose(chosen: File | null) {
    if (!chosen) return
    setFile(chosen)
    void read(chosen, { zone: zone?.value ?? null })
  }
  function chooseZone(chosen: BoxOption | null) {
    form.set('zone', chosen)
    if (file) void read(file, { zone: chosen?.value ?? null })
  }
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('calendar.imports.store')}
      title={t('calendar.import.title')}
      verb={t('common.import')}
      size="lg"
      draftName="import of events"
    >
      <p className="text-fg-muted">{t('calendar.import.lead')}</p>
      <FileField
        id="import-content"
        label={t('calendar.import.file')}
        help={t('calendar.import.file_help')}
        choose={t('calendar.import.choose')}
        none={t('calendar.import.no_file')}
        accept=".ics,text/calendar"
        name={file?.name ?? null}
        pending={isReading}
        error={form.field('content').error}
        onChange={choose}
      />
      {(preview?.needsZone || zone) && (
        <SelectBox
          {...form.field('zone')}
          value={zone}
          onChange={chooseZone}
          optional
          help={t('calendar.import.zone_help')}
          options={zones}
        />
      )}
      {preview && <ImportPreviewList preview={preview} />}
    </FormDialog>
  )
}
