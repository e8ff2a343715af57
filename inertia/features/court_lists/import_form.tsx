import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { FileField } from '~/components/forms/inputs/file_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { ListPreviewRows } from './list_preview'
import { useListPreview } from './use_list_preview'

const ACCEPTED = '.pdf,.docx,.html,.htm,.csv,.txt,application/pdf,text/html,text/csv,text/plain'
const NONE = 'none'

/** A list of a court: pasted or from a file, looked at, then taken in. What it does not say itself is asked. */
export function ListImportForm({ today, onClose }: { today: string; onClose: () => void }) {
  const t = useMessages()
  const { preview, isReading, readText, readFile } = useListPreview()
  const [file, setFile] = useState<File | null>(null)
  const [courts, setCourts] = useState<Record<string, string>>({})
  const form = useFields(
    { name: '', content: '', day: '', court: '', courts: '' },
    {
      name: { label: t('court_lists.field.name'), rules: [required(), maxLength(200)] },
      content: { label: t('court_lists.field.content') },
      day: { label: t('court_lists.field.day'), rules: [date()] },
      court: { label: t('court_lists.field.court'), rules: [maxLength(300)] },
      courts: { label: t('court_lists.field.which_court') },
    },
    { prefix: 'list' }
  )
  const { content, day, court } = form.data
  const said = { day: day || null, court: court || null }
  form.transform((fields) => ({
    ...said,
    name: fields.name,
    content: preview?.content || fields.content,
    courts: Object.entries(courts).map(([name, id]) => ({ name, courtId: id === NONE ? null : Number(id) })),
  }))
  function choose(chosen: File | null) {
    setFile(chosen)
    if (!chosen) return
    if (!form.data.name) form.set('name', chosen.name.replace(/\.\w+$/, '').slice(0, 200))
    void readFile(chosen, said)
  }
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('law_firm.court_lists.store')}
      title={t('court_lists.import.title')}
      verb={t('common.import')}
      size="lg"
      draftName="import of a court list"
    >
      <p className="text-fg-muted">{t('court_lists.import.lead')}</p>
      <TextField {...form.field('name')} help={t('court_lists.field.name_help')} />
      <TextArea {...form.field('content')} optional rows={6} help={t('court_lists.field.content_help')} />
      <div>
        <Button onClick={() => void readText(content, said)} disabled={content.trim() === ''} pending={isReading}>
          {t('court_lists.import.look')}
        </Button>
      </div>
      <FileField
        label={t('court_lists.field.file')}
        help={t('court_lists.field.file_help')}
        choose={t('court_lists.import.choose')}
        none={t('court_lists.import.no_file')}
        accept={ACCEPTED}
        name={file?.name ?? null}
        pending={isReading}
        onChange={choose}
      />
      <DateField {...form.field('day')} optional max={today} help={t('court_lists.field.day_help')} />
      <TextField {...form.field('court')} optional help={t('court_lists.field.court_help')} />
      {preview?.unclear.map(({ name, courts: named }) => (
        <SelectField
          key={name}
          label={t('court_lists.field.which_court_named', { court: name })}
          error={form.field('courts').error}
          value={courts[name] ?? ''}
          onChange={(id) => setCourts((chosen) => ({ ...chosen, [name]: id }))}
          options={[
            ...named.map(({ id, place }) => ({ value: String(id), label: place || name })),
            { value: NONE, label: t('court_lists.field.none_of_them') },
          ]}
        />
      ))}
      {preview && <ListPreviewRows preview={preview} />}
    </FormDialog>
  )
}
