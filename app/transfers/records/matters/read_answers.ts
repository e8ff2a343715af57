import { fold } from '#app/core/text/fold'
import { fieldsOf, type TemplateField } from '#app/matter_templates/definition'
import type { FieldValues } from '#app/matter_templates/field_value'
import { checkAnswer } from './check_answer.js'
import type { Findings } from '#app/transfers/records/findings'
import type { ImportContext, RowProblem } from '#app/transfers/records/import_field'
import { readDate } from '#app/transfers/records/cells/read_date'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

const YES = /^(si|s|x|yes|y|verdadero|true|1|✓|✔)$/
const NO = /^(no|n|falso|false|0)$/

/** A number as people write it, «$1,234.50» or «1.234,50», with a full stop before its decimals. */
function plainNumber(text: string): string {
  const digits = text.replace(/[^\d.,-]/g, '')
  const isComma = /,\d{1,2}$/.test(digits) && !/\.\d{1,2}$/.test(digits)
  return isComma ? digits.replace(/\./g, '').replace(',', '.') : digits.replace(/,/g, '')
}

const option = ({ options }: TemplateField, text: string) => options.find((one) => fold(one) === fold(text)) ?? text

/** What a cell answers, as the form of the template would send it. */
function sent(field: TemplateField, text: string): unknown {
  switch (field.type) {
    case 'number':
    case 'money':
      return plainNumber(text)
    case 'date':
      return readDate(text)?.day ?? text
    case 'yes_no':
      return YES.test(fold(text)) ? 'yes' : NO.test(fold(text)) ? 'no' : text
    case 'choice':
      return option(field, text)
    case 'choices':
      return text.split(/[;,\n]/).map((one) => option(field, one.trim()))
    default:
      return text
  }
}

/** What a row answers to the template of the file: what cannot be an answer is put aside, what is required and missing is a problem. */
export async function readAnswers(
  cells: RowCells,
  { template, language }: ImportContext,
  findings: Findings
): Promise<{ answers: FieldValues | null; problems: RowProblem[] }> {
  if (!template) return { answers: null, problems: [] }
  const problems: RowProblem[] = []
  const answers: FieldValues = {}
  for (const field of fieldsOf(template.definition)) {
    const key = `answer.${field.key}`
    const [cell] = cells.all(key)
    const answer = await checkAnswer(field, cell && sent(field, cell.text), language)
    if ('value' in answer) {
      if (answer.value !== undefined) answers[field.key] = answer.value
    } else if (field.required || !cell) problems.push({ field: key, reason: answer.fault })
    else findings.setAside(key, cell, 'answer')
  }
  return { answers, problems }
}
