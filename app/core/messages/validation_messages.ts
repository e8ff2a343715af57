import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import { type Voice, catalogue, translate } from './catalogue.js'

/** The words of each rule; rules without a text of their own say that the value is not valid. */
const RULES: Record<string, string> = {
  'required': 'forms.required',
  'email': 'forms.email',
  'string': 'validation.text',
  'number': 'forms.numeric',
  'maxLength': 'forms.maximum_characters',
  'minLength': 'validation.minimum_characters',
  'min': 'validation.minimum',
  'max': 'validation.maximum',
  'range': 'validation.range',
  'positive': 'validation.positive',
  'enum': 'validation.choice',
  'day': 'forms.date',
  'noSuchDay': 'forms.no_such_day',
  'clabe': 'validation.clabe',
  'phone': 'validation.phone',
  'minutes': 'fees.problem.minutes',
  'license': 'validation.license',
  'pictureFormat': 'validation.picture_format',
  'pictureSize': 'validation.picture_size',
  'picturePixels': 'validation.picture_pixels',
  'pictureBroken': 'validation.picture_broken',
  'oneFile': 'validation.one_file',
  'array.minLength': 'forms.required',
  'array.maxLength': 'validation.too_many',
}

/** Answers VineJS in the reader's language, from the same catalogues as the browser. */
export class ValidationMessages implements MessagesProviderContact {
  constructor(private readonly voice: Voice) {}

  getMessage(_: string, rule: string, field: FieldContext, meta: Record<string, unknown> = {}): string {
    const own = `validation.${String(field.wildCardPath)}.${rule}`
    const key = own in catalogue(this.voice) ? own : (RULES[rule] ?? 'validation.invalid')
    const count = meta.max ?? meta.min ?? ''
    const [min, max] = [meta.min, meta.max].map((bound) => String(bound ?? ''))
    return translate(this.voice, key, { count: Number(count) || 0, value: String(count), min: min!, max: max! })
  }
}
