import { translate, type Language } from '#app/core/messages/catalogue'
import type Task from '#app/core/tasks/models/task'
import { storeTaskFile } from '#app/core/tasks/task_files'
import { csvLine } from '#app/core/text/csv'
import type { Finding } from '#app/cfdi/parsing/fault'

const BYTE_ORDER_MARK = '\ufeff'

/** An XML of a folder that was refused, and why. */
export interface Refusal extends Finding {
  name: string
}

/** The XML that were refused, each with its reason, as a file for spreadsheets. */
export async function storeRefusals(task: Task, language: Language, refusals: readonly Refusal[]): Promise<void> {
  const t = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const head = csvLine([t('cfdi.folder.column.file'), t('cfdi.folder.column.reason')])
  const lines = refusals.map(({ name, reason, values }) => csvLine([name, t(`cfdi.fault.${reason}`, values)]))
  await storeTaskFile(task, t('cfdi.folder.refusals'), Buffer.from(BYTE_ORDER_MARK + head + lines.join('')))
}
