import { useEffect, useState } from 'react'
import { Button } from '~/components/actions/button'
import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { Switch } from '~/components/forms/choices/switch'
import { Form } from '~/components/forms/form'
import { TextField } from '~/components/forms/inputs/text_field'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { Note } from '~/components/feedback/note'
import { CallRefused, fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import { ColumnEditor } from './column_editor'
import { FilterEditor } from './filter_editor'
import { ReportTable } from './report_table'
import type { EditedReport, ReportChoices, ReportPage, ReportSeed } from './types'

const TITLE_LENGTH = 120
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const MONTH_DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

type FormProps = ReportChoices & { report?: EditedReport; seed?: ReportSeed | null }

/** Builds a report: what it is about, its columns, filters, groups and order, who else reads it and when it is sent; with a look at its first rows. */
export function ReportForm({ report, seed, subjects, roles, people }: FormProps) {
  const t = useMessages()
  const [preview, setPreview] = useState<ReportPage | Failed | null>(null)
  const given = report ?? seed
  const first = subjects.find(({ key }) => key === given?.subject) ?? subjects[0]!
  const definition = given?.definition
  const roleOptions = roles.map(({ id, name }) => ({ value: String(id), label: name }))
  const form = useFields(
    {
      title: given?.title ?? '',
      subject: given?.subject ?? first.key,
      columns: definition?.columns ?? first.usual,
      filters: definition?.filters ?? [],
      q: definition?.q ?? '',
      group: definition?.group ?? '',
      sort: definition?.sort ?? '',
      descending: definition?.descending ?? false,
      roleIds: roleOptions.filter(({ value }) => report?.roleIds.includes(Number(value))),
      rhythm: (report?.rhythm ?? '') as string,
      day: String(report?.day ?? 1),
    },
    {
      title: { label: t('insights.reports.title_field'), rules: [required(), maxLength(TITLE_LENGTH)] },
      subject: { label: t('insights.reports.subject'), rules: [required()] },
      columns: { label: t('insights.reports.columns') },
      filters: { label: t('insights.reports.filters') },
      q: { label: t('insights.reports.q') },
      group: { label: t('insights.reports.group') },
      sort: { label: t('insights.reports.sort') },
      descending: { label: t('insights.reports.descending') },
      roleIds: { label: t('insights.reports.roles') },
      rhythm: { label: t('insights.reports.rhythm') },
      day: { label: t('insights.reports.day') },
    },
    { prefix: 'report' }
  )
  const { data } = form
  const subject = subjects.find(({ key }) => key === data.subject) ?? first
  const asked = () => ({
    ...{ subject: data.subject, columns: data.columns, filters: data.filters, q: data.q, descending: data.descending },
    ...{ group: data.group || null, sort: data.sort || null },
  })
  form.transform((input) => ({
    ...{ ...asked(), title: input.title, roleIds: input.roleIds.map(({ value }) => Number(value)) },
    ...{ rhythm: input.rhythm || null, day: input.rhythm ? Number(input.day) : null },
    ...(input.roleIds.length === 0 && { roleIds: undefined }),
    ...(report && { version: report.version }),
  }))
  function choose(key: string) {
    const next = subjects.find((each) => each.key === key)!
    form.set('subject', key)
    form.set('columns', next.usual)
    form.set('filters', [])
    form.set('group', '')
    form.set('sort', '')
    setPreview(null)
  }
  const [isLooking, setLooking] = useState(false)
  function look() {
    setLooking(true)
    void previewOf(asked()).then((shown) => {
      setPreview(shown)
      setLooking(false)
    })
  }
  // What is proposed is shown at once; what is typed, when it is asked for.
  const [proposed] = useState(seed)
  useEffect(() => {
    if (proposed) void previewOf({ subject: proposed.subject, ...proposed.definition }).then(setPreview)
  }, [proposed])
  const fieldOptions = (without: string[]) => [
    { value: '', label: t('insights.reports.none') },
    ...subject.fields
      .filter(({ type }) => !without.includes(type))
      .map(({ key }) => ({ value: key, label: t(`insights.field.${subject.key}.${key}` as MessageId) })),
  ]
  const days = data.rhythm === 'weekly' ? WEEKDAYS : MONTH_DAYS
  return (
    <Form
      form={form}
      method={report ? 'put' : 'post'}
      action={report ? route('law_firm.reports.update', { id: report.id }) : route('law_firm.reports.store')}
      guard
      className="grid max-w-4xl gap-6"
    >
      {report?.gone && report.gone.length > 0 && (
        <Note tone="warning">{t('insights.reports.gone', { fields: report.gone.join(', ') })}</Note>
      )}
      <TextField {...form.field('title')} required autoComplete="off" />
      <SelectField
        {...form.field('subject')}
        onChange={choose}
        options={subjects.map(({ key }) => ({ value: key, label: t(`insights.reports.subject.${key}` as MessageId) }))}
      />
      <ColumnEditor
        subject={subject}
        columns={data.columns}
        error={form.errors.columns}
        onChange={(columns) => form.set('columns', columns)}
      />
      {subject.isSearched && <TextField {...form.field('q')} optional help={t('insights.reports.q_help')} />}
      <FilterEditor
        {...{ subject, people, errors: form.errors }}
        filters={data.filters}
        onChange={(filters) => form.set('filters', filters)}
      />
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <SelectField
          {...form.field('group')}
          help={t('insights.reports.group_help')}
          options={fieldOptions(['money'])}
        />
        <SelectField {...form.field('sort')} options={fieldOptions([])} />
        <Switch {...form.check('descending')} />
      </div>
      <MultiSelectBox
        {...form.field('roleIds')}
        optional
        help={t('insights.reports.roles_help')}
        options={roleOptions}
      />
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <SelectField
          {...form.field('rhythm')}
          help={t('insights.reports.rhythm_help')}
          options={[
            { value: '', label: t('insights.reports.never') },
            { value: 'weekly', label: t('insights.reports.weekly') },
            { value: 'monthly', label: t('insights.reports.monthly') },
          ]}
        />
        {data.rhythm !== '' && (
          <SelectField
            {...form.field('day')}
            options={days.map((day) => ({
              value: String(day),
              label: data.rhythm === 'weekly' ? t(`insights.weekday.${day}` as MessageId) : String(day),
            }))}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Submit variant="primary">{t('insights.reports.save')}</Submit>
        <Button pending={isLooking} onClick={look}>
          {t('insights.reports.preview')}
        </Button>
      </div>
      {preview && 'failed' in preview && (
        <Note tone="danger">{[t('insights.reports.preview_failed'), ...preview.failed].join(' ')}</Note>
      )}
      {preview && !('failed' in preview) && (
        <section aria-live="polite" aria-label={t('insights.reports.preview')}>
          <ReportTable subject={data.subject} page={preview} title={data.title || t('insights.reports.preview')} />
        </section>
      )}
    </Form>
  )
}

/** What was wrong with a report that could not be shown, in the words of the server. */
type Failed = { failed: string[] }

function problemsIn(error: unknown): string[] {
  const said = error instanceof CallRefused ? (error.answer as { errors?: { message: string }[] }) : null
  return (said?.errors ?? []).map(({ message }) => message)
}

/** The first page of a report that is not saved. */
async function previewOf(body: object): Promise<ReportPage | Failed> {
  try {
    return (await fetchJson<{ data: ReportPage }>(route('law_firm.reports.preview'), { method: 'POST', body })).data
  } catch (error) {
    return { failed: problemsIn(error) }
  }
}
