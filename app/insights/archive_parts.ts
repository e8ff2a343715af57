import { partsOf } from '#app/core/contributions/define_module'
import { rowForms } from '#app/core/contributions/row_forms'
import { archivedClientReport } from '#app/insights/validators/client_report'
import { archivedDefinition, archivedReport } from '#app/insights/validators/report'

/** How an archive brings back saved reports, and those that were sent to clients. */
export const archiveParts = partsOf(
  rowForms,
  {
    key: 'reports',
    parts: [
      {
        columns: ['title', 'subject', 'rhythm', 'day', 'version'],
        validate: (input) => archivedReport.tryValidate(input),
      },
      { columns: ['definition'], validate: ({ definition }) => readDefinition(String(definition)) },
    ],
  },
  {
    key: 'client_reports',
    parts: [
      {
        columns: ['recipient', 'language', 'subject', 'body', 'reason'],
        validate: (input) => archivedClientReport.tryValidate(input),
      },
    ],
  }
)

/** A definition as its column holds it: JSON, its parts in the order in which the product wrote them. */
async function readDefinition(text: string): Promise<readonly [unknown, unknown]> {
  try {
    const told = JSON.parse(text) as Record<string, unknown>
    const [error, fields] = await archivedDefinition.tryValidate(told)
    if (error) return [error, null]
    const kept: Record<string, unknown> = { ...fields, q: fields.q ?? '' }
    const names = Object.keys(told).filter((name) => name in kept)
    return [null, { definition: JSON.stringify(Object.fromEntries(names.map((name) => [name, kept[name]]))) }]
  } catch (error) {
    return [error, null]
  }
}
