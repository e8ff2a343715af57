import { SAT_CATALOGUES } from '@generated/fields'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

type Catalogue = 'use' | 'form' | 'method' | 'type' | 'tax' | 'object' | 'relation' | 'export' | 'cancellation'

/** Names of the keys of the SAT's catalogues, after their key: «03 · Transferencia electrónica de fondos»; a key that is not known stays alone. */
export function useSatNames() {
  const t = useMessages()
  return (catalogue: Catalogue, key: string): string =>
    (SAT_CATALOGUES[catalogue] as readonly string[]).includes(key)
      ? `${key} · ${t(`cfdi.sat.${catalogue}.${key}` as MessageId)}`
      : key
}
