import { Link, router, usePage } from '@inertiajs/react'
import { Copy, Ellipsis, Eye, Lock, Pencil, Trash2, View } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/display/badge'
import { Menu } from '~/components/actions/menu'
import { Table, Tbody, Td, Thead, Tr, TwoLines } from '~/components/lists/table'
import { Th } from '~/components/lists/table_head'
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
      <Table caption={t('roles.list.caption')}>
        <Thead>
          <Th>{t('roles.list.role')}</Th>
          <Th className="w-56">{t('roles.list.permissions')}</Th>
          <Th className="w-32">{t('roles.list.people')}</Th>
          <Th className="w-14">
            <span className="sr-only">{t('common.actions')}</span>
          </Th>
        </Thead>
        <Tbody>
          {roles.map((role) => (
            <Tr key={role.id} href={address(role)}>
              <Td phone="title">
                <TwoLines
                  strong
                  title={roleName(t, role)}
                  first={
                    <Link href={address(role)} className="underline-offset-3 hover:underline">
                      {roleName(t, role)}
                    </Link>
                  }
                  second={roleDescription(t, role) ?? t('roles.list.no_description')}
                />
              </Td>
              <Td label={t('roles.list.permissions')} className="text-sm text-fg-muted tabular-nums">
                <span className="inline-flex flex-wrap items-center gap-x-2">
                  {t('roles.list.count', { count: role.granted, total })}
                  {!role.editable && (
                    <Badge tone="outline" icon={Lock}>
                      {t('roles.not_editable')}
                    </Badge>
                  )}
                </span>
              </Td>
              <Td label={t('roles.list.people')} className="text-sm text-fg-muted tabular-nums">
                {t('roles.list.members', { count: role.members })}
              </Td>
              <Td phone="end" label={t('common.actions')}>
                <RoleMenu role={role} onDelete={() => setLeaving(role)} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
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
    <Menu
      align="end"
      trigger={{
        label: t('roles.list.actions', { name: roleName(t, role) }),
        icon: Ellipsis,
        iconOnly: true,
        variant: 'ghost',
        size: 'sm',
      }}
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
