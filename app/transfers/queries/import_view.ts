import type { Language } from '#app/core/messages/catalogue'
import { offeredTemplates } from '#app/matter_templates/queries/list_templates'
import type { FieldValues, ImportSettings } from '#app/transfers/import/import_source'
import { loadContext, templateOf } from '#app/transfers/import/load_context'
import type Transfer from '#app/transfers/models/transfer'
import { valueFields } from '#app/transfers/records/choices/value_fields'
import { choiceFor, type ValueField, type ValueOption } from '#app/transfers/records/choices/value_field'
import type { ImportContext } from '#app/transfers/records/import_field'
import { isCompany } from '#app/transfers/records/names/companies'
import { splitNames } from '#app/transfers/records/names/name_list'
import { splitName, type NameParts } from '#app/transfers/records/names/split_name'
import { fieldName, importFields } from '#app/transfers/records/subjects'
import { changeRows, type ChangeRow } from './change_rows.js'
import { sharedView } from './transfer_view.js'

/** What a person does with a file: says what its columns are, what its values stand for, and looks at what would happen. */
export type ImportStep = 'columns' | 'values' | 'review'

/** Where a person is in a file: where they ask to be, once it is possible, else as far as they came. */
function stepOf(requested: string, { checked, values }: ImportSettings, { state, taskId }: Transfer): ImportStep {
  if (state !== 'draft') return 'review'
  const hasValues = values.some(({ values: some }) => some.length > 0)
  if (requested === 'columns' || (requested === 'values' && hasValues)) return requested
  return checked || taskId !== null ? 'review' : 'columns'
}

/** A name of the file with its parts in both orders, for a person to see which is right. */
export interface NameSample {
  text: string
  given: NameParts
  surname: NameParts
}

const SAMPLES = 3

function nameSamples({ sample, headings }: ImportSettings): NameSample[][] {
  const isName = (text: string) => /^[^\d@]{5,80}$/.test(text) && text.includes(' ') && !isCompany(text)
  return headings.map((_, place) => {
    const names = sample.flatMap((row) => splitNames(row[place] ?? '').names).filter(isName)
    return names
      .slice(0, SAMPLES)
      .map((text) => ({ text, given: splitName(text, 'given'), surname: splitName(text, 'surname') }))
  })
}

/** The values of a field with what they stand for so far. */
export interface ValueGroup {
  field: string
  label: string
  isOpen: boolean
  options: ValueOption[]
  values: { text: string; count: number; choice: string; how: 'chosen' | 'guessed' | 'unknown' }[]
}

function valueGroup(
  { values }: FieldValues,
  valueField: ValueField,
  label: string,
  context: ImportContext
): ValueGroup {
  const { field, isOpen } = valueField
  const options = valueField.options(context)
  return {
    ...{ field, label, isOpen, options },
    values: values.map(({ text, count }) => {
      const chosen = choiceFor(field, text, context)
      const isThere = chosen === '' || isOpen || options.some(({ value }) => value === chosen)
      if (chosen !== undefined && isThere) return { text, count, choice: chosen, how: 'chosen' }
      const guess = valueField.guess(text, context)
      return { text, count, choice: guess ?? (isOpen ? text : ''), how: guess || isOpen ? 'guessed' : 'unknown' }
    }),
  }
}

/** An import for its page: what was chosen, what it would do, what it did. What only one step shows comes with that step. */
export async function importView(
  transfer: Transfer,
  { language, step: requested, timeZone }: { language: Language; step: string; timeZone: string }
) {
  const settings = transfer.settings as unknown as ImportSettings
  const { subject } = transfer
  const { sheets, sheet, heading, headings, preview, sample, total, mapping, options, existing, checked } = settings
  const step = stepOf(requested, settings, transfer)
  const template = await templateOf(transfer, options)
  const fields = importFields(subject, template?.definition)
  const nameOf = (key: string) => fieldName(subject, fields.find((field) => field.key === key) ?? { key }, language)
  const context = step === 'values' ? await loadContext(transfer, settings, timeZone) : null
  const stillThere: ChangeRow[] = transfer.state === 'undone' ? await changeRows(transfer, 1, language, 'kept') : []
  const isColumns = step === 'columns'
  const templates = isColumns && subject === 'matters' ? await offeredTemplates(transfer, '') : []
  return {
    ...sharedView(transfer),
    fileName: transfer.fileName ?? '',
    ...{ step, sheets, sheet, heading, headings, total, mapping, options, existing, checked },
    hasValues: settings.values.some(({ values }) => values.length > 0),
    preview: isColumns ? preview : [],
    sample: isColumns ? sample : [],
    names: isColumns ? nameSamples(settings) : [],
    templates: templates.map(({ id, title }) => ({ id, title })),
    fields: fields.map((field) => ({
      key: field.key,
      label: fieldName(subject, field, language),
      group: field.group ?? 'main',
      many: field.many ?? false,
      hasValues: valueFields(subject).some((one) => one.field === field.key),
    })),
    groups: context
      ? settings.values.flatMap((own) => {
          const valueField = valueFields(subject).find(({ field }) => field === own.field)
          return valueField && own.values.length > 0 ? valueGroup(own, valueField, nameOf(own.field), context) : []
        })
      : [],
    problems: settings.problems ?? [],
    report: step === 'review' ? (settings.report ?? null) : null,
    kept: stillThere.map(({ title }) => title),
  }
}

export type ImportView = Awaited<ReturnType<typeof importView>>
