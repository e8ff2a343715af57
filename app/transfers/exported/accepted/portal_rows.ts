import vine from '@vinejs/vine'
import { shownName } from '#app/documents/names/shown_name'
import { LENGTHS, line, text } from '#app/core/validators/fields'
import { messageValidator, requestValidator, updateValidator } from '#app/portal/validators/portal'
import type { ArchiveRow } from '#app/transfers/export/read_table'
import { formOf, throughForm } from './through_form.js'

const UPDATE = ['text', 'next_title', 'next_on', 'next_time', 'attend', 'shown']
const LABEL = 255

export const acceptUpdate = formOf(UPDATE, (input) => updateValidator.tryValidate(input))

export const acceptMessage = formOf(['text'], (input) => messageValidator.tryValidate(input))

const reason = vine.create({ reason: text(LENGTHS.note).optional() })

/** A request to a client, and why something is asked for once more. */
export async function acceptRequest(row: ArchiveRow): Promise<ArchiveRow | null> {
  const columns = ['title', 'explanation', 'due_on']
  const kept = await throughForm(row, { columns, validate: (input) => requestValidator.tryValidate(input) })
  if (kept === null) return null
  return throughForm(kept, { columns: ['reason'], validate: (input) => reason.tryValidate(input) })
}

const sent = vine.create({ size: vine.number({ strict: true }).withoutDecimals().min(0) })

export async function acceptRequestFile(row: ArchiveRow): Promise<ArchiveRow | null> {
  const [error] = await sent.tryValidate(row)
  const name = typeof row.name === 'string' ? shownName(row.name) : null
  return error || name === null ? null : { ...row, name }
}

const label = vine.create({ label: line(LABEL).optional() })

export const acceptView = formOf(['label'], (input) => label.tryValidate(input))
