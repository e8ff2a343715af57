import { partsOf } from '#app/core/contributions/define_module'
import vine from '@vinejs/vine'
import { rowForms } from '#app/core/contributions/row_forms'
import { LENGTHS, line, text } from '#app/core/validators/fields'
import { displayName } from '#app/documents/names/display_name'
import { messageValidator, requestValidator, updateValidator } from '#app/portal/validators/portal'

const LABEL = 255

const reason = vine.create({ reason: text(LENGTHS.note).optional() })
const sent = vine.create({ size: vine.number({ strict: true }).withoutDecimals().min(0) })
const label = vine.create({ label: line(LABEL).optional() })

export const rowFormParts = [
  partsOf(
    rowForms,
    {
      key: 'portal_updates',
      parts: [
        {
          columns: ['text', 'next_title', 'next_on', 'next_time', 'attend', 'shown'],
          validate: (input) => updateValidator.tryValidate(input),
        },
      ],
    },
    {
      key: 'portal_messages',
      parts: [{ columns: ['text'], validate: (input) => messageValidator.tryValidate(input) }],
    }
  ),
  /** A request to a client, and why something is asked for once more. */
  partsOf(
    rowForms,
    {
      key: 'portal_requests',
      parts: [
        { columns: ['title', 'explanation', 'due_on'], validate: (input) => requestValidator.tryValidate(input) },
        { columns: ['reason'], validate: (input) => reason.tryValidate(input) },
      ],
    },
    {
      key: 'portal_request_files',
      parts: [
        { columns: ['size'], validate: (input) => sent.tryValidate(input) },
        { columns: ['name'], validate: async ({ name }) => fileName(name) },
      ],
    },
    {
      key: 'portal_views',
      parts: [{ columns: ['label'], validate: (input) => label.tryValidate(input) }],
    }
  ),
]

function fileName(given: unknown) {
  const name = typeof given === 'string' ? displayName(given) : null
  return name === null ? ([new Error('no name'), null] as const) : ([null, { name }] as const)
}
