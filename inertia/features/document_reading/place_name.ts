import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import type { PartKind, Place } from './vocabulary'

const NAMES: Record<PartKind, MessageId> = {
  page: 'document_reading.place.page',
  part: 'document_reading.place.part',
  sheet: 'document_reading.place.sheet',
  margins: 'document_reading.place.margins',
  notes: 'document_reading.place.notes',
  mail: 'document_reading.place.mail',
  attachments: 'document_reading.place.attachments',
}

/** Says where in a document something stands: «Página 3», «Hoja Gastos». */
export function usePlaceName(): (place: Place) => string {
  const t = useMessages()
  return ({ kind, number, label }) => t(NAMES[kind], { number, label: label ?? String(number) })
}
