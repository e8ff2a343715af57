import type { ClientFormPartProps } from '~/features/clients/form_parts'
import { ConflictHint } from './conflict_hint'

/** What the firm's records say of the client that is typed. */
export default function ClientFormConflicts({ clientId, name, rfc, curp }: ClientFormPartProps) {
  return <ConflictHint name={name} rfc={rfc} curp={curp} clientId={clientId} />
}
