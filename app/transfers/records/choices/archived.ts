import { translate } from '#app/core/messages/catalogue'
import { fold } from '#app/core/text/fold'
import type { ValueField } from './value_field.js'

const YES = /^(si|s|yes|y|true|verdadero|1|archiv(ad[oa]s?|ed)|inactiv[oa]s?|(dad[oa] de )?baja|inactive|closed)$/
const NO = /^(no|n|false|falso|0|sin archivar|not archived|activ[oa]s?|vigentes?|alta|active|open)$/

/** Whether a record is put away. Its values are `yes` and `no`. */
export const ARCHIVED: ValueField = {
  field: 'archived',
  isOpen: false,
  options: ({ language }) => [
    { value: 'yes', label: translate(language, 'transfers.archived') },
    { value: 'no', label: translate(language, 'transfers.not_archived') },
  ],
  guess: (text) => (YES.test(fold(text)) ? 'yes' : NO.test(fold(text)) ? 'no' : null),
}
