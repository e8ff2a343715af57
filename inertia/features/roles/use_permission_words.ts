import { useMessages } from '~/hooks/use_messages'
import type { Permission } from './role'

type GroupOf<P> = P extends `${infer Group}:${string}` ? Group : never
export type GroupName = GroupOf<Permission>

/** Permissions in the words of a lawyer. */
export function usePermissionWords() {
  const t = useMessages()
  const group = (name: string) => t(`roles.group.${name as GroupName}`)
  const verb = (id: Permission) => t(`roles.verb.${id}`)
  return {
    group,
    groupLead: (name: string) => t(`roles.group.${name as GroupName}.lead`),
    verb,
    help: (id: Permission) => t(`roles.can.${id}`),
    /** With the kind of record before it: «Expedientes: crear». */
    whole: (id: Permission) => t('roles.whole', { group: group(id.split(':')[0]!), verb: verb(id) }),
  }
}
