import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { id, version } from '#app/core/validators/fields'
import { NOTE_LENGTHS, noteText } from '#app/activities/domain/note_html'

/** Whom the note may name. */
export type NotePeople = { people: { id: number; name: string }[] }

/** Turns what was written into what is kept; nothing to read is an empty field. */
const asNote = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const note = noteText(value, (field.meta as NotePeople).people)
  if (/^[\p{Z}\p{Cf}\s]*$/u.test(note.plainText)) return field.report('empty', 'required', field)
  if (note.plainText.length > NOTE_LENGTHS.text || note.html.length > 2 * NOTE_LENGTHS.html)
    return field.report('too long', 'maxLength', field, { max: NOTE_LENGTHS.text })
  field.mutate(note.html, field)
})

const html = () => vine.string().maxLength(NOTE_LENGTHS.html).use(asNote())

export const writeNoteValidator = vine.withMetaData<NotePeople>().create({
  html: html(),
  pinned: vine.boolean({ strict: true }).optional(),
  activityId: id().optional(),
})

export const editNoteValidator = vine.withMetaData<NotePeople>().create({ html: html(), version: version() })
