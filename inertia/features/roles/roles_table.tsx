import { router, usePage } from '@inertiajs/react'
import { Copy, Eye, Lock, Pencil, Trash2, View } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { OverflowMenu } from '~/components/actions/overflow_menu'
import { RowsTable } from '~/components/lists/rows_table'
import { useMessages } from '~/hooks/use_messages'
import type { SharedProps } from '~/types'
import { DeleteRole } from './delete_role'
import { addRole, editRole, PREVIEW, roleDescription, roleName, viewRole, type RoleLine } from './role'

interface RolesTableProps {
  roles: RoleLine[]
  /** How many permissions there are. */
  total: number
}

/** The roles of the firm: what each is for, how much it permits, who has it. */
export function RolesTable({ roles, total }: RolesTableProps) {
  const t = useMessages()
  const may = useMay()
  const [leaving, setLeaving] = useState<RoleLine | null>(null)
  const address = (role: RoleLine) => (role.editable && may('rol:editar') ? editRole(role.id) : viewRole(role.id))

  return (
    <>
      <RowsTable
        caption={t('roles.list.caption')}
        rows={roles}
        href={address}
        columns={[
          {
            name: t('roles.list.role'),
            lines: (role) => ({
              first: roleName(t, role),
              second: roleDescription(t, role) ?? t('roles.list.no_description'),
              href: address(role),
            }),
          },
          {
            name: t('roles.list.permissions'),
            width: 'w-56',
            className: 'text-sm text-fg-muted tabular-nums',
            cell: ({ granted, editable }) => (
              <span className="inline-flex flex-wrap items-center gap-x-2">
                {t('roles.list.count', { count: granted, total })}
                {!editable && (
                  <Badge tone="outline" icon={Lock}>
                    {t('roles.not_editable')}
                  </Badge>
                )}
              </span>
            ),
          },
          {
            name: t('roles.list.people'),
            width: 'w-32',
            className: 'text-sm text-fg-muted tabular-nums',
            cell: ({ members }) => t('roles.list.members', { count: members }),
          },
          {
            name: t('common.actions'),
            width: 'w-14',
            actions: (role) => <RoleMenu role={role} onDelete={() => setLeaving(role)} />,
          },
        ]}
      />
      {leaving && <DeleteRole open role={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function useMay() {
  const { permissions } = usePage<SharedProps>().props.identity!
  return (permission: (typeof permissions)[number]) => permissions.includes(permission)
}

function RoleMenu({ role, onDelete }: { role: RoleLine; onDelete: () => void }) {
  const t = useMessages()
  const may = useMay()
  const { editable } = role
  const danger = { label: t('roles.delete.verb'), icon: Trash2, tone: 'danger' as const, onSelect: onDelete }
  return (
    <OverflowMenu
      label={t('roles.list.actions', { name: roleName(t, role) })}
      items={[
        { label: t('roles.view'), icon: View, href: viewRole(role.id) },
        ...(may('rol:editar')
          ? [{ label: t('roles.preview.verb'), icon: Eye, onSelect: () => router.post(PREVIEW, { roleId: role.id }) }]
          : []),
        ...(may('rol:crear') ? [{ label: t('roles.clone'), icon: Copy, href: addRole(role.id) }] : []),
        ...(editable && may('rol:editar') ? [{ label: t('common.edit'), icon: Pencil, href: editRole(role.id) }] : []),
        ...(editable && may('rol:eliminar') ? ['separator' as const, danger] : []),
      ]}
    />
  )
}
