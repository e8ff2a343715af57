import { useState } from 'react'
import type { Plan } from '~/components/forms/plan'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages, type Translate } from '~/hooks/use_messages'
import { tick, type PermissionGroup, type Ticked } from './permission_rules'
import type { Permission } from './role'

/** What is typed and ticked of a role. */
export interface RoleInput {
  name: string
  description: string
  permissions: Permission[]
}

const LIMITS = { name: 60, description: 250 }

const plan = (t: Translate): Plan<RoleInput> => ({
  name: { label: t('roles.field.name'), rules: [required(), maxLength(LIMITS.name)] },
  description: { label: t('roles.field.description'), rules: [maxLength(LIMITS.description)] },
  permissions: { label: t('roles.field.permissions') },
})

/** State of the form of a role; `ticked` tells what the last tick brought with it. */
export function useRoleForm(initial: RoleInput, matrix: PermissionGroup[]) {
  const form = useFields<RoleInput>(initial, plan(useMessages()), { prefix: 'role' })
  const [ticked, setTicked] = useState<Ticked | null>(null)

  function toggle(ids: Permission[], on: boolean) {
    const next = tick(matrix, form.data.permissions, ids, on)
    form.set('permissions', next.chosen)
    setTicked(next)
  }

  return { form, ticked, toggle }
}
