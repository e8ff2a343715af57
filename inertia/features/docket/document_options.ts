import { useMessages } from '~/hooks/use_messages'
import type { DocketContent } from './types'

/** The documents of a matter that a form offers, after none. */
export function useDocumentOptions(documents: DocketContent['documents']) {
  const t = useMessages()
  const none = { value: '', label: t('docket.field.no_document') }
  return [none, ...documents.map(({ id, name }) => ({ value: String(id), label: name }))]
}
