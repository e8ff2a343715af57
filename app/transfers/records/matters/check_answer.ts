import vine, { errors } from '@vinejs/vine'
import type { Language } from '#app/core/messages/catalogue'
import type { TemplateField } from '#app/matter_templates/definition'
import type { FieldValue } from '#app/matter_templates/field_value'
import { FieldMessages, schemaOf } from '#app/matter_templates/validators/field_values'

/** What one field of a template takes of an answer, as the form checks it; else why it is refused. */
export async function checkAnswer(
  field: TemplateField,
  value: unknown,
  language: Language
): Promise<{ value: FieldValue | undefined } | { fault: string }> {
  try {
    const messagesProvider = new FieldMessages(language)
    const answer = await vine.create({ value: schemaOf(field) }).validate({ value }, { messagesProvider })
    return { value: answer.value as FieldValue | undefined }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { fault: String((error.messages as { message: string }[])[0]?.message) }
  }
}
